"""Holds the motions of a page: however busy the machine is, a test looks at them in time."""

from typing import Final

HOLD: Final = """(shortest) => {
  const { animate } = Element.prototype
  window.held = []
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how)
    if (motion.effect.getTiming().duration < (shortest ?? 0)) return motion
    motion.pause()
    held.push(motion)
    return motion
  }
}"""
"""Holds all motions at their beginning, or those that last so many milliseconds."""
AT: Final = "(time) => { for (const motion of held) motion.currentTime = time }"
RELEASE: Final = "() => { for (const motion of held) motion.play() }"
LOADED: Final = """performance.getEntriesByType("resource")
  .some(({ name }) => name.endsWith("/celebration.js"))"""
"""Whether the code of the celebration is loaded. ``wait_for_function`` needs ``eval``, which the
page forbids.
"""

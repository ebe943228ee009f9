// What WCAG 2.2 AA says of a page that is shown, as functions of window.wcag. Each returns sentences
// about its faults.
;(() => {
  const TARGETS = "a[href], button, input, select, textarea, summary, [tabindex='0']"
  const CLIPS = /hidden|clip|auto|scroll/
  const tell = (each) =>
    `${each.tagName.toLowerCase()} "${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)}" ${
      each.dataset.slot ?? each.name ?? ""
    }`.trim()
  const ancestors = (each) => {
    const found = []
    for (let at = each.parentElement; at; at = at.parentElement) found.push(at)
    return found
  }
  const isHidden = (each) => getComputedStyle(each).clipPath === "inset(50%)"
  const isShown = (each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![each, ...ancestors(each)].some(isHidden)
  const root = () =>
    document.querySelector("dialog[open], .menu:has([aria-expanded='true'])") ?? document.body
  const targetOf = (each) =>
    /radio|checkbox/.test(each.type) ? (each.closest("label") ?? each) : each
  const targets = () => [
    ...new Set(
      [...root().querySelectorAll(TARGETS)]
        .map(targetOf)
        .filter((each) => !each.matches(".skip, [data-slot=''], :disabled") && isShown(each)),
    ),
  ]
  const boxOf = (each) => each.getBoundingClientRect()

  // 2.5.8: a target is 24 pixels large, or a circle of 24 pixels around its centre meets no other
  // target, nor the circle of another small one.
  function small() {
    const all = targets()
      .filter((each) => !each.matches(".slot:not(:last-of-type)")) // a run has other ways to be moved
      .map((each) => [each, boxOf(each)])
    const isSmall = ({ width, height }) => width < 23.99 || height < 23.99
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2]
    const meets = ([x, y], box, isRound) => {
      if (isRound) return Math.hypot(x - middle(box)[0], y - middle(box)[1]) < 24
      const [nearX, nearY] = [
        Math.max(box.left, Math.min(x, box.right)),
        Math.max(box.top, Math.min(y, box.bottom)),
      ]
      return Math.hypot(x - nearX, y - nearY) < 12
    }
    return all
      .filter(
        ([each, box]) =>
          isSmall(box) &&
          all.some(
            ([other, its]) =>
              other !== each &&
              !other.contains(each) &&
              (meets(middle(box), its, false) || (isSmall(its) && meets(middle(box), its, true))),
          ),
      )
      .map(([each, { width, height }]) => `${tell(each)} is ${width} by ${height}`)
  }

  // The texts in sight with their boxes, a little lower than their letters.
  function texts(within, omitted = "svg, .face, option, .value") {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode
      if (!data.trim() || parent.closest(omitted) || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const box of range.getClientRects()) {
        const inset = box.height / 4
        const { left, right, top, bottom } = box
        if (box.width > 2)
          found.push({ data, parent, box: { left, right, top: top + inset, bottom: bottom - inset } })
      }
    }
    return found
  }

  // 1.4.4, 1.4.10, 1.4.12: no text is cut off, leaves its control, or lies on another one.
  function cut() {
    const found = new Set()
    const layer = (each) =>
      [each, ...ancestors(each)].find((at) => getComputedStyle(at).position !== "static") ?? null
    const all = texts(root()).map((each) => ({ ...each, layer: layer(each.parent) }))
    for (const { data, parent, box } of all) {
      for (const at of [parent, ...ancestors(parent)]) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const its = boxOf(at)
        const isOut = box.left < its.left - 2 || box.right > its.right + 2
        const isOff = box.top < its.top - 1 || box.bottom > its.bottom + 1
        if (
          (isOut && /hidden|clip/.test(overflowX)) ||
          (isOff && /hidden|clip/.test(overflowY)) ||
          (at.matches("button, label, th, td, summary") && (isOut || isOff))
        )
          found.add(`"${data.slice(0, 60)}" leaves ${at.tagName} ${at.className}`)
      }
    }
    for (const [at, one] of all.entries())
      for (const two of all.slice(at + 1)) {
        if (one.parent === two.parent || one.layer !== two.layer) continue
        const [a, b] = [one.box, two.box]
        if (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
        )
          found.add(`"${one.data.slice(0, 40)}" lies on "${two.data.slice(0, 40)}"`)
      }
    return [...found]
  }

  // 2.5.3: a name contains the text that is seen. Pictures of cards and signs are no text.
  function unnamed() {
    const plain = (text) => text.replace(/[\s\u00a0]+/g, " ").trim().toLowerCase()
    axe.setup(document.body)
    const found = [...root().querySelectorAll(TARGETS)]
      .filter((each) => !each.matches("[type=file], [tabindex='0']:not(button)"))
      .filter((each) => isShown(targetOf(each)))
      .map((each) => {
        const name = plain(axe.commons.text.accessibleText(each))
        const within = each.matches("input, select, textarea") ? [...each.labels] : [each]
        const omitted = "svg, .face, option, textarea, .value"
        const parts = within.flatMap((at) => texts(at, omitted).map(({ data }) => plain(data)))
        const missing = [...new Set(parts)]
          .filter((part) => /[\p{L}\p{N}]/u.test(part))
          .filter((part) => {
            const at = ` ${name}`.indexOf(` ${part}`)
            const next = name[at + part.length] ?? ""
            return at < 0 && !name.includes(part) ? true : /\d$/.test(part) && /\d/.test(next)
          })
        return missing.length || !name ? `${tell(each)}: "${missing}" is not in "${name}"` : ""
      })
    axe.teardown()
    return found.filter(Boolean)
  }

  // 3.3.1, 4.1.3: a field at fault says what is wrong; what changes is said, but has no role "status".
  function untold() {
    const invalid = [...root().querySelectorAll("[aria-invalid='true']")].filter((field) => {
      const ids = (field.getAttribute("aria-describedby") ?? "").split(" ")
      return !ids.some((id) => {
        const note = id && document.getElementById(id)
        return note && isShown(note) && note.textContent.trim()
      })
    })
    const silent = [...root().querySelectorAll(".fault:not(:empty), .outcome:not(:empty)")].filter(
      (each) => isShown(each) && !each.closest("[aria-live], [role=alert], [role=group]"),
    )
    const status = document.querySelectorAll("[role=status], output")
    return [
      ...invalid.map((each) => `${tell(each)} does not say what is wrong`),
      ...silent.map((each) => `"${each.textContent}" is not said`),
      ...[...status].map((each) => `${tell(each)} is a status: Orca does not read it`),
    ]
  }

  // Focus.

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  function rgba(colour) {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  function paints(each) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each)
    return (
      rgba(backgroundColor)[3] > 25 ||
      backgroundImage !== "none" ||
      each.matches("svg *, input, select, textarea") ||
      [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    )
  }
  function look(each) {
    return JSON.stringify(
      [each, targetOf(each)].flatMap((at) =>
        ["", "::before", "::after"].map((part) => {
          const style = getComputedStyle(at, part || undefined)
          const { content, outlineStyle, outlineWidth, borderColor, boxShadow } = style
          const outline = outlineStyle === "none" ? "" : `${outlineWidth} ${style.outlineColor}`
          return [part && content, outline, part && content === "none" ? "" : borderColor, boxShadow]
        }),
      ),
    )
  }

  // 2.4.11: the focused element is in the window, and nothing lies on it.
  function obscured(each) {
    const shown = targetOf(each)
    const [first] = shown.matches("a") ? shown.getClientRects() : [boxOf(shown)]
    let { left, top, right, bottom } = first
    const limits = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }]
    for (const at of ancestors(shown))
      if (CLIPS.test(getComputedStyle(at).overflowY) && at !== document.body)
        if (at !== document.documentElement) limits.push(boxOf(at))
    for (const limit of limits) {
      const isTall = bottom - top > limit.bottom - limit.top
      if (
        left < limit.left - 1 ||
        right > limit.right + 1 ||
        (!isTall && (top < limit.top - 1 || bottom > limit.bottom + 1))
      )
        return `${tell(each)} at ${[left, top, right, bottom].map(Math.round)} is out of sight`
      top = Math.max(top, limit.top)
      bottom = Math.min(bottom, limit.bottom)
      if (bottom - top < 1) return `${tell(each)} is out of sight`
    }
    const edge = shown.matches(".slot") ? 8 : 4 // a lifted card reaches over the edge of the next one
    const [x, y] = [right - left, bottom - top].map((length) => Math.min(edge, length / 3))
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + x, top + y],
      [right - x, top + y],
      [left + x, bottom - y],
      [right - x, bottom - y],
    ]
    for (const point of points)
      for (const at of document.elementsFromPoint(...point)) {
        if (shown.contains(at) || at.contains(shown)) break
        if (paints(at) && isShown(at)) return `${tell(each)} is covered by ${tell(at)}`
      }
    const tip = document.querySelector(".tip")
    const its = tip && boxOf(tip)
    if (its && its.left < right && its.right > left && its.top < bottom && its.bottom > top)
      return `${tell(each)} is covered by its tip`
    return ""
  }

  let seen = new WeakSet()
  let last = null // the focused element and its look
  let sheet = null
  let start = null
  function begin() {
    start = document.activeElement
    seen = new WeakSet()
    last = null
    sheet = new CSSStyleSheet()
    sheet.replaceSync("* { pointer-events: auto !important }") // what lets presses through covers too
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    if (!IS_FIREFOX) return [[], false]
    if (!document.hasFocus()) return [["the window has no focus"], true]
    stops()[0]?.focus({ focusVisible: true })
    return arrive()
  }
  function end() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    if (IS_FIREFOX) stops()[0]?.focus({ preventScroll: true }) // where the next Tab goes on
    document.activeElement?.blur()
    const found = check()
    if (start?.isConnected) start.focus({ preventScroll: true })
    scrollTo(0, 0)
    return found
  }

  // Checks the focused element, and how the one before it looks now.
  function check() {
    const each = document.activeElement
    const found = []
    if (last && last.each !== each && last.each.isConnected && last.look === look(last.each))
      found.push(`2.4.7: ${tell(last.each)} looks the same without the focus`)
    last = null
    if (!each || each === document.body || each.matches("dialog, .sheet")) return found
    seen.add(each)
    const covered = obscured(each)
    if (covered) found.push(`2.4.11: ${covered}`)
    last = { each, look: look(each) }
    return found
  }

  // After the last stop, Tab leaves the page of Firefox for its own controls, and no script gets the
  // focus back. So a walk goes from the first stop to the last one there.
  const IS_FIREFOX = CSS.supports("-moz-appearance", "none")
  const stops = () =>
    [...root().querySelectorAll(TARGETS)].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.matches(":disabled, [type=radio]:not(:checked)") &&
        (each.matches(".skip") || isShown(targetOf(each))),
    )

  // After Tab: the faults, and whether the walk ends, where the focus was before or at the last stop of
  // Firefox. Arrows go through a table, a calendar or a menu.
  async function visit() {
    // Firefox scrolls to the focus with the next frame.
    if (IS_FIREFOX) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return seen.has(document.activeElement) ? [[], true] : arrive()
  }
  async function arrive() {
    const each = document.activeElement
    const isLast = IS_FIREFOX && each === stops().at(-1)
    const found = check()
    if (each?.closest("#table")) found.push(...table())
    if (each?.closest(".days")) found.push(...(await days()))
    return [found, isLast]
  }
  async function press(key) {
    const before = document.activeElement
    before.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
    await new Promise((done) => setTimeout(done))
    return document.activeElement !== before
  }
  // As the arrows of the table do, which go the other way for the left hand.
  function table() {
    return [...document.querySelectorAll("#table .slot")].flatMap((each) => {
      each.focus()
      return check()
    })
  }
  async function days() {
    const found = []
    const all = [...document.querySelectorAll(".days button")]
    const start = all.indexOf(document.activeElement)
    for (let at = start; at > 0; at -= 1) await press("ArrowLeft")
    for (let at = 0; at < all.length - 1; at += 1) {
      found.push(...check())
      await press("ArrowRight")
    }
    return [...found, ...check()]
  }
  async function menu() {
    const found = []
    const count = document.querySelectorAll("[role=menu]:not([hidden]) button").length
    for (let at = 0; at < count; at += 1) {
      found.push(...check())
      await press("ArrowDown")
    }
    return [...found, ...check()]
  }
  // A radio button that is not chosen gets the focus by script: an arrow would choose it.
  function radios() {
    const found = []
    for (const each of root().querySelectorAll("[type=radio]:not(:checked)"))
      if (isShown(targetOf(each))) {
        each.focus()
        found.push(...check())
      }
    return found
  }

  window.wcag = { small, cut, unnamed, untold, begin, end, visit, menu, radios }
})()

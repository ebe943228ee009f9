// Small sounds, made of tones and noise. Everything that they tell is also said in words. They are off until
// the player asks for them: with a screen reader they would begin in the middle of a sentence.

export type Sound = "card" | "refuse" | "win"

let context: AudioContext | null = null

export function play(sound: Sound) {
  context ??= new AudioContext()
  void context.resume() // browsers allow sound only after a key or a click
  const now = context.currentTime
  if (sound === "card") noise(context, now, 0.045, 2400, 0.16)
  else if (sound === "refuse") {
    tone(context, now, 0.09, 196, 0.07)
    tone(context, now + 0.1, 0.14, 147, 0.07)
  } else
    [523, 659, 784, 1047].forEach((pitch, at) => {
      tone(context!, now + at * 0.13, at === 3 ? 0.6 : 0.2, pitch, 0.09)
    })
}

// A tone of that pitch (Hz) that fades away.
function tone(context: AudioContext, from: number, seconds: number, pitch: number, loud: number) {
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch })
  source.connect(fading(context, from, seconds, loud))
  source.start(from)
  source.stop(from + seconds)
}

// The brush of a card: noise around a pitch.
function noise(context: AudioContext, from: number, seconds: number, pitch: number, loud: number) {
  const length = Math.ceil(context.sampleRate * seconds)
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < length; at++) samples[at] = 2 * Math.random() - 1
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(fading(context, from, seconds, loud))
  source.start(from)
}

function fading(context: AudioContext, from: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(loud, from + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds)
  gain.connect(context.destination)
  return gain
}

/** A few tones, made here. Silent until the player wants them. */
export function createSound() {
  let isOn = false;
  /** @type {AudioContext | undefined} */
  let audio;

  /**
   * @param {number[]} tones in hertz
   * @param {{ everyMs?: number, type?: OscillatorType }} [options]
   */
  function sound(tones, { everyMs = 90, type = 'triangle' } = {}) {
    if (!isOn || !audio) return;
    for (const [at, hertz] of tones.entries()) {
      const from = audio.currentTime + (at * everyMs) / 1000;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = type;
      tone.frequency.value = hertz;
      loudness.gain.setValueAtTime(0.06, from);
      loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.3);
      tone.connect(loudness).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.31);
    }
  }

  return {
    /** @param {boolean} value */
    set(value) {
      isOn = value;
      if (value) audio ??= new AudioContext();
    },
    start: () => sound([262, 330]),
    out: () => sound([523, 659, 784]),
    burst: () => sound([140, 90], { type: 'sawtooth', everyMs: 60 }),
  };
}

/**
 * A few tones, made here. Silent until the player wants them.
 *
 * @typedef {ReturnType<typeof createSound>} Sound
 */
export function createSound() {
  let isOn = false;
  /** @type {AudioContext | undefined} */
  let audio;

  /**
   * @param {number[]} tones in hertz
   * @param {{ everyMs: number, volume?: number }} options
   */
  function sound(tones, { everyMs, volume = 0.06 }) {
    if (!isOn || !audio) return;
    for (const [at, hertz] of tones.entries()) {
      const from = audio.currentTime + (at * everyMs) / 1000;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = hertz;
      loudness.gain.setValueAtTime(volume, from);
      loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.25);
      tone.connect(loudness).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.26);
    }
  }

  return {
    /** @param {boolean} value */
    set(value) {
      isOn = value;
      if (value) audio ??= new AudioContext();
    },
    /** @param {number} reel */
    stop: (reel) => sound([150 + reel * 12], { everyMs: 0, volume: 0.04 }),
    win: () => sound([392, 523], { everyMs: 90 }),
    freeSpins: () => sound([392, 494, 587, 784], { everyMs: 120 }),
    bigWin: () => sound([392, 523, 659, 784, 1047], { everyMs: 130 }),
  };
}

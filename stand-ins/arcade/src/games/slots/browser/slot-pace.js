/**
 * How fast things are shown. Turbo makes everything short; a tap or the space bar hurries the round that is being shown.
 *
 * @typedef {ReturnType<typeof createPace>} Pace
 */
export function createPace() {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const turboShare = 0.25;
  let isTurbo = false;
  let isHurried = false;
  /** @type {Set<() => void>} */
  const waiting = new Set();

  return {
    /** @param {boolean} value */
    setTurbo(value) {
      isTurbo = value;
    },
    isTurbo: () => isTurbo,
    /** Nothing moves for those who have asked for that. */
    isStill: () => still.matches,
    isHurried: () => isHurried,
    begin() {
      isHurried = false;
    },
    hurry() {
      isHurried = true;
      for (const go of waiting) go();
    },

    /**
     * Time to look at something.
     *
     * @param {number} ms
     * @returns {Promise<void>}
     */
    pause(ms) {
      if (isHurried) return Promise.resolve();
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, isTurbo ? ms * turboShare : ms);
        waiting.add(go);
      });
    },

    /**
     * Moves an element, and answers when it has arrived.
     *
     * @param {Element} element
     * @param {Keyframe[]} frames
     * @param {{ ms: number, easing?: string }} options
     */
    async move(element, frames, { ms, easing = 'cubic-bezier(.2,.8,.3,1)' }) {
      if (isHurried || still.matches) return;
      const animation = element.animate(frames, { duration: isTurbo ? ms * 0.5 : ms, easing, fill: 'backwards' });
      const finish = () => animation.finish();
      waiting.add(finish);
      await animation.finished;
      waiting.delete(finish);
    },
  };
}

/**
 * Time to look at what is shown. A tap or a key hurries; nothing is drawn out for those who want no motion.
 *
 * @typedef {ReturnType<typeof createPace>} Pace
 */
export function createPace() {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let isHurried = false;
  /** @type {Set<() => void>} */
  const waiting = new Set();

  return {
    isStill: () => still.matches || isHurried,
    begin() {
      isHurried = false;
    },
    hurry() {
      isHurried = true;
      for (const go of waiting) go();
    },

    /**
     * @param {number} ms
     * @returns {Promise<void>}
     */
    pause(ms) {
      if (isHurried || still.matches) return Promise.resolve();
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        waiting.add(go);
      });
    },

    /**
     * Moves an element, and answers when it has arrived. Where it ends is written beforehand.
     *
     * @param {Element} element
     * @param {Keyframe[]} frames
     * @param {{ ms: number, easing?: string }} options
     */
    async move(element, frames, { ms, easing = 'cubic-bezier(.2,.7,.3,1)' }) {
      if (isHurried || still.matches) return;
      const animation = element.animate(frames, { duration: ms, easing });
      const finish = () => animation.finish();
      waiting.add(finish);
      await animation.finished;
      waiting.delete(finish);
    },
  };
}

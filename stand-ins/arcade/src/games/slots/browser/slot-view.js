/** @param {number} minor */
export function minorText(minor) {
  const digits = `${minor}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text */
export function textMinor(text) {
  return Number(text.replace('.', ''));
}

/**
 * What stands around the reels: the running total, the words about a win, the multiplier, and the banner over them.
 *
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {ReturnType<typeof mountView>} View
 * @param {{ find: Table['find'], texts: Record<string, string>, money(amount: string): string, pace: import('./slot-pace.js').Pace }} deps
 */
export function mountView({ find, texts, money, pace }) {
  const won = find('#won');
  const caption = find('#caption');
  const multiplier = find('#multiplier');
  const freeCount = find('#free-count');
  const banner = find('#banner');
  const bannerAmount = find('strong', banner);
  let totalMinor = 0;

  /** @param {number} minor */
  function writeTotal(minor) {
    won.textContent = minor > 0 ? `${texts.winLabel} ${money(minorText(minor))}` : '';
  }

  return {
    clear() {
      totalMinor = 0;
      won.textContent = caption.textContent = multiplier.textContent = freeCount.textContent = '';
      banner.hidden = true;
    },

    /** @param {string} words */
    caption(words) {
      caption.textContent = words;
    },

    /** @param {number} value */
    multiplier(value) {
      multiplier.textContent = value > 1 ? `× ${value}` : '';
    },

    /** @param {string} words */
    freeCount(words) {
      freeCount.textContent = words;
    },

    /**
     * Counts up to exactly this.
     *
     * @param {number} minor
     * @param {number} ms
     */
    async countTo(minor, ms) {
      const from = totalMinor;
      totalMinor = minor;
      const begun = performance.now();
      while (!pace.isHurried() && !pace.isStill()) {
        const share = (performance.now() - begun) / (pace.isTurbo() ? ms / 4 : ms);
        if (share >= 1) break;
        writeTotal(Math.floor(from + (minor - from) * share));
        await new Promise(requestAnimationFrame);
      }
      writeTotal(minor);
    },

    /**
     * @param {string} words
     * @param {string} amount
     * @param {number} ms
     */
    async banner(words, amount, ms) {
      find('b', banner).textContent = words;
      bannerAmount.textContent = amount;
      banner.hidden = false;
      await pace.pause(ms);
      banner.hidden = true;
    },
  };
}

/** @param {number} kobo */
export function koboText(kobo) {
  const digits = `${kobo}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text */
export function textKobo(text) {
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
  let totalKobo = 0;

  /** @param {number} kobo */
  function writeTotal(kobo) {
    won.textContent = kobo > 0 ? `${texts.winLabel} ${money(koboText(kobo))}` : '';
  }

  return {
    clear() {
      totalKobo = 0;
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
     * @param {number} kobo
     * @param {number} ms
     */
    async countTo(kobo, ms) {
      const from = totalKobo;
      totalKobo = kobo;
      const begun = performance.now();
      while (!pace.isHurried() && !pace.isStill()) {
        const share = (performance.now() - begun) / (pace.isTurbo() ? ms / 4 : ms);
        if (share >= 1) break;
        writeTotal(Math.floor(from + (kobo - from) * share));
        await new Promise(requestAnimationFrame);
      }
      writeTotal(kobo);
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

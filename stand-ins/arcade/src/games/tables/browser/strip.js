/**
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {{ text: string, looks: string, name: string }} Bead
 */

/**
 * The last results, newest first, one bead each: those of this seat, or of the table where everybody shares them.
 *
 * @param {HTMLElement} list
 * @param {(outcome: Record<string, any>) => Bead} beadOf
 */
export function mountStrip(list, beadOf) {
  /** @param {Record<string, any>} outcome */
  function bead(outcome) {
    const { text, looks, name } = beadOf(outcome);
    const item = document.createElement('li');
    item.className = `bead figures ${looks}`;
    const seen = document.createElement('span');
    seen.ariaHidden = 'true';
    seen.textContent = text;
    const heard = document.createElement('span');
    heard.className = 'visually-hidden';
    heard.textContent = name;
    item.append(seen, heard);
    return item;
  }

  let isShared = false;

  return {
    /** @param {Round[]} rounds */
    show(rounds) {
      if (isShared) return;
      const outcomes = rounds.flatMap(({ state, outcome }) => (state === 'settled' && outcome?.bets ? [outcome] : []));
      list.replaceChildren(...outcomes.map(bead));
    },
    /**
     * @param {readonly { outcome: Record<string, any> }[]} turns
     * @param {string} label
     */
    share(turns, label) {
      isShared = true;
      list.setAttribute('aria-label', label);
      list.replaceChildren(...turns.map(({ outcome }) => bead(outcome)));
    },
  };
}

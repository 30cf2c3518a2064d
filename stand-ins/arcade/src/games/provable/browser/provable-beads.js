/**
 * The last results at this seat, newest first.
 *
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {{ text: string, isWon: boolean } | undefined} Bead
 * @param {HTMLElement} list
 * @param {(round: Round) => Bead} beadOf
 */
export function mountBeads(list, beadOf) {
  return {
    /** @param {Round[]} rounds */
    show(rounds) {
      const beads = rounds.flatMap((round) =>
        round.state === 'settled' && round.outcome ? (beadOf(round) ?? []) : [],
      );
      list.replaceChildren(
        ...beads.map(({ text, isWon }) => {
          const item = document.createElement('li');
          item.className = 'bead figures';
          item.dataset.kind = isWon ? 'won' : 'lost';
          item.textContent = text;
          return item;
        }),
      );
    },
  };
}

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 */

/**
 * Fold and the other way, by touch, mouse or key, in the place of the chips while there is something to decide.
 *
 * @param {Pick<Table, 'find' | 'move'>} table
 * @param {{ stay: string, key: string, isReady(): boolean }} looks
 */
export function mountMoves({ find, move }, { stay, key, isReady }) {
  const betting = find('#betting');
  const deciding = find('#deciding');

  for (const button of document.querySelectorAll('[data-move]')) {
    button.addEventListener('click', () => decide(button.getAttribute('data-move') ?? ''));
  }
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return;
    const pressed = event.key.toLowerCase();
    if (pressed === 'f') decide('fold');
    if (pressed === key) decide(stay);
  });

  /** @param {string} what */
  function decide(what) {
    if (isReady()) move({ do: what });
  }

  return {
    /** Whoever was at a button that goes away is taken along. @param {string | undefined} cost Undefined: nothing is to be decided. */
    offer(cost) {
      const [from, to] = cost === undefined ? [deciding, betting] : [betting, deciding];
      const isTaken = from.contains(document.activeElement);
      from.hidden = true;
      to.hidden = false;
      if (cost !== undefined) find('#stay-cost').textContent = cost;
      // Not to a button that decides: Enter pressed twice would decide before anything was seen.
      if (isTaken) (cost === undefined ? find('[data-plays]') : deciding).focus();
    },
  };
}

/**
 * How the last turns ended, newest first.
 *
 * @param {{ find(selector: string): HTMLElement, tell(turn: { number: number, outcome: Record<string, any> }): HTMLElement }} page
 */
export function mountArchive({ find, tell }) {
  const list = find('#archive-list');
  const none = find('#archive-none');
  let shown = 0;
  return {
    /** @param {{ number: number, outcome: Record<string, any> }[]} history */
    show(history) {
      const [newest] = history;
      if (!newest || newest.number === shown) return;
      shown = newest.number;
      none.hidden = true;
      list.replaceChildren(...history.map(tell));
    },
  };
}

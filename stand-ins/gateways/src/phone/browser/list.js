import { act, call } from './call.js';
import { find } from './find.js';
import { whileBusy } from './form.js';
import { show } from './show.js';

/**
 * A panel that lists what waits for a decision, or has had one.
 *
 * @template Row
 * @param {HTMLElement} root
 * @param {{ say(words: string): void, count?(rows: number): void }} phone
 * @param {{
 *   path: string,
 *   draw(element: HTMLElement, row: Row): void,
 *   decide(row: Row, what: string): object,
 *   words: Record<string, string>,
 * }} options
 */
export function mountList(root, { say, count }, { path, draw, decide, words }) {
  const list = find(root, 'ol');
  const template = /** @type {HTMLTemplateElement} */ (find(root, 'template'));
  const result = find(root, '[data-part="result"]');
  /** @type {string | undefined} */
  let number;
  let shown = '';

  return {
    /** @param {string | undefined} held */
    hold(held) {
      number = held;
      shown = '';
      result.textContent = '';
      list.replaceChildren();
      count?.(0);
      show(root, held ? 'loading' : 'none');
    },
    refresh,
  };

  async function refresh() {
    const asked = number;
    if (!asked) return;
    /** @type {Record<string, Row[]>} */
    const answer = await call(`${path}?number=${asked}`);
    const rows = answer[path] ?? [];
    // Left alone unless something changed, so that whoever stands on a button stays there.
    if (asked !== number || JSON.stringify(rows) === shown) return;
    shown = JSON.stringify(rows);
    list.replaceChildren(...rows.map(item));
    count?.(rows.length);
    show(root, rows.length > 0 ? 'list' : 'empty');
  }

  /** @param {Row} row */
  function item(row) {
    const element = find(/** @type {DocumentFragment} */ (template.content.cloneNode(true)), 'li');
    draw(element, row);
    for (const button of element.querySelectorAll('button')) {
      const what = button.dataset.do ?? '';
      button.addEventListener('click', () =>
        whileBusy(list, async () => {
          const { problem } = await act(path, { ...decide(row, what), do: what });
          result.textContent = problem ?? words[what] ?? '';
          say(result.textContent);
          await refresh().catch(() => {});
        }),
      );
    }
    return element;
  }
}

/**
 * The rules: they open at their button and close at another, at Escape, or beside them.
 *
 * @param {import('../../../page/browser/table.js').Table['find']} find
 */
export function mountRules(find) {
  const sheet = /** @type {HTMLDialogElement} */ (find('#rules'));
  find('#rules-open').addEventListener('click', () => sheet.showModal());
  find('[data-closes]', sheet).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) sheet.close();
  });
}

/** Dialogs that open at a button and close at another, at Escape, or beside them. */
export function mountOddsSheets() {
  for (const opener of document.querySelectorAll('[data-sheet]')) {
    const sheet = document.querySelector(`#${opener.getAttribute('data-sheet')}`);
    if (!(sheet instanceof HTMLDialogElement)) continue;
    opener.addEventListener('click', () => sheet.showModal());
    sheet.querySelector('[data-closes]')?.addEventListener('click', () => sheet.close());
    sheet.addEventListener('click', ({ target }) => {
      if (target === sheet) sheet.close();
    });
  }
}

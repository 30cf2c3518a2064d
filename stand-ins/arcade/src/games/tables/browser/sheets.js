/** Dialogs that open at a button and close at another, at Escape, or beside them. */
export function mountSheets() {
  for (const opener of document.querySelectorAll('[data-opens]')) {
    const sheet = document.querySelector(`#${opener.getAttribute('data-opens')}`);
    if (!(sheet instanceof HTMLDialogElement)) continue;
    opener.addEventListener('click', () => sheet.showModal());
    sheet.querySelector('[data-closes]')?.addEventListener('click', () => sheet.close());
    sheet.addEventListener('click', ({ target }) => {
      if (target === sheet) sheet.close();
    });
  }
}

import { find } from './find.js';
import { keepWish, readWish } from './zeppelin-wishes.js';

/**
 * Sound, the lite page, the second bet, and the dialogs.
 *
 * @param {{ sound: { set(isOn: boolean): void }, maySettle(): boolean }} deps
 */
export function mountSwitches({ sound, maySettle }) {
  const main = find('#zeppelin');
  const [second, add] = [find('#panel-1'), find('#add-panel')];

  /** @param {string} id @param {(isOn: boolean) => void} change */
  function mountSwitch(id, change) {
    const button = find(`#${id}`);
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(isOn));
      change(isOn);
    });
    return button;
  }

  // A browser lets nobody make sounds before a tap: it begins silent each time.
  mountSwitch('sound', (isOn) => sound.set(isOn));
  const lite = mountSwitch('lite', (isOn) => {
    main.dataset.lite = String(isOn);
    keepWish('lite', isOn);
  });
  const isLite = readWish('lite');
  lite.setAttribute('aria-pressed', String(isLite));
  main.dataset.lite = String(isLite);

  /** @param {boolean} isShown */
  function showSecond(isShown) {
    second.hidden = !isShown;
    add.hidden = isShown;
    add.setAttribute('aria-expanded', String(isShown));
    find('#panels').dataset.two = String(isShown);
    keepWish('two', isShown);
  }
  add.addEventListener('click', () => {
    showSecond(true);
    find('[data-stake]', second).focus();
  });
  find('#fold-panel').addEventListener('click', () => {
    // A bet that is on board stays in sight.
    if (!maySettle()) return;
    showSecond(false);
    add.focus();
  });
  showSecond(readWish('two'));

  for (const opener of document.querySelectorAll('[data-opens]')) {
    const sheet = document.querySelector(`#${opener.getAttribute('data-opens')}`);
    if (sheet instanceof HTMLDialogElement) opener.addEventListener('click', () => sheet.showModal());
  }
  for (const sheet of document.querySelectorAll('dialog')) {
    sheet.querySelector('[data-closes]')?.addEventListener('click', () => sheet.close());
    sheet.addEventListener('click', ({ target }) => {
      if (target === sheet) sheet.close();
    });
  }
  return { unfold: () => showSecond(true) };
}

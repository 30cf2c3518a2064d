import { find } from './find.js';
import { mustStopBetting, readAutoForm } from './zeppelin-auto-rules.js';

/** Whose dialog it is just now: there is one for both panels. @type {((form: HTMLFormElement) => boolean) | undefined} */
let begins;

/**
 * The same bet on flight after flight, until its number is flown, a limit is reached, or the player stops it.
 *
 * @param {HTMLElement} button
 * @param {{
 *   say(name: string, values?: Record<string, string>): string, balanceMinor(): number | undefined,
 *   fields: { read(): { stakeMinor: number } | undefined }, onChange(): void, wish(): void,
 *   announce(text: string, kind: 'quiet'): void,
 * }} deps
 */
export function createAuto(button, { say, balanceMinor, fields, onChange, wish, announce }) {
  /** @type {import('./zeppelin-auto-rules.js').AutoLimits | undefined} */
  let limits;
  let [left, gainMinor, lastWinMinor] = [0, 0, 0];

  function show() {
    const isOn = limits !== undefined;
    button.textContent = isOn ? say('autoStop', { left: String(left) }) : say('autoBet');
    button.setAttribute('aria-label', isOn ? say('autoStopLong', { left: String(left) }) : say('autoBet'));
    button.dataset.on = String(isOn);
    onChange();
  }

  function stop() {
    if (!limits) return;
    limits = undefined;
    announce(say('autoEnded'), 'quiet');
    show();
  }

  /** The next bet, unless it is time to stop. */
  function next() {
    if (!limits) return;
    const stakeMinor = fields.read()?.stakeMinor ?? 0;
    if (mustStopBetting(limits, { left, stakeMinor, balanceMinor: balanceMinor(), gainMinor, lastWinMinor }))
      return stop();
    wish();
  }

  button.addEventListener('click', () => {
    if (limits) return stop();
    const sheet = /** @type {HTMLDialogElement} */ (find('#auto-bet'));
    find('#auto-wrong').textContent = '';
    begins = (form) => {
      const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const read = readAutoForm(/** @type {Parameters<typeof readAutoForm>[0]} */ (typed));
      if (!read || !fields.read()) return false;
      ({ limits } = read);
      [left, gainMinor, lastWinMinor] = [read.flights, 0, 0];
      show();
      next();
      return true;
    };
    sheet.showModal();
  });

  return {
    get isOn() {
      return limits !== undefined;
    },
    stop,
    next,
    /** @param {number} stakeMinor */
    placed(stakeMinor) {
      if (!limits) return;
      left -= 1;
      gainMinor -= stakeMinor;
      lastWinMinor = 0;
      show();
    },
    /** @param {number} _stakeMinor @param {number} winMinor */
    ended(_stakeMinor, winMinor) {
      if (!limits) return;
      gainMinor += winMinor;
      lastWinMinor = winMinor;
      if (left <= 0) stop();
    },
  };
}

/** @param {(name: string) => string} say */
export function mountAutoForm(say) {
  const form = /** @type {HTMLFormElement} */ (find('#auto-form'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (begins?.(form)) /** @type {HTMLDialogElement} */ (find('#auto-bet')).close();
    else find('#auto-wrong').textContent = say('autoWrong');
  });
}

import { mustStop } from './slot-auto-rules.js';
import { minorText, textMinor } from './slot-view.js';

/**
 * Spins that follow one another until their number is played, a limit is reached, or the player stops them.
 *
 * @typedef {Awaited<ReturnType<import('../../../page/browser/table.js').Table['play']>>} Played
 * @param {{
 *   find: import('../../../page/browser/table.js').Table['find'],
 *   dialog: HTMLDialogElement,
 *   stake: import('./slot-stake.js').Stake,
 *   pace: import('./slot-pace.js').Pace,
 *   spin(): Promise<Played>,
 *   texts: Record<string, string>,
 *   money(amount: string): string,
 *   fill(text: string, values: Record<string, string>): string,
 *   tell(words: string): void,
 * }} deps
 */
export function mountAuto({ find, dialog, stake, pace, spin, texts, money, fill, tell }) {
  const stop = find('#stop');
  const spinButton = find('#spin');
  const select = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (find(id, dialog));
  const limits = [select('#auto-loss'), select('#auto-win')];
  let isRunning = false;

  find('#auto-open').addEventListener('click', () => {
    if (isRunning) return;
    for (const option of limits.flatMap((limit) => [...limit.options])) {
      if (option.value) option.textContent = money(minorText(Number(option.value) * stake.minor()));
    }
    dialog.showModal();
  });
  find('#auto-start', dialog).addEventListener('click', () => {
    dialog.close();
    run();
  });
  const end = () => {
    isRunning = false;
  };
  stop.addEventListener('click', end);
  addEventListener('harmattan:pause', end);

  /** @param {boolean} value */
  function setRunning(value) {
    isRunning = value;
    stop.hidden = !value;
    spinButton.hidden = value;
    stake.lock(value);
    (value ? stop : spinButton).focus();
  }

  async function run() {
    const minor = stake.minor();
    const [lossMaxMinor, winMaxMinor] = limits.map(({ value }) => (value ? Number(value) * minor : undefined));
    const stopsOnFreeSpins = /** @type {HTMLInputElement} */ (find('#auto-free', dialog)).checked;
    const chosen = /** @type {HTMLInputElement | null} */ (dialog.querySelector('[name="auto-count"]:checked'));
    /** @type {number | undefined} */
    let beganWithMinor;
    setRunning(true);
    for (let left = Number(chosen?.value ?? 0); left > 0 && isRunning; left -= 1) {
      find('small', stop).textContent = fill(texts.autoLeft ?? '', { count: `${left}` });
      const played = await spin();
      if (played?.round.state !== 'settled') break;
      const winMinor = textMinor(played.round.win ?? '0.00');
      const balanceMinor = played.balance === null ? undefined : textMinor(played.balance);
      beganWithMinor ??= (balanceMinor ?? 0) + minor - winMinor;
      const hasFreeSpins = played.round.outcome?.round.spins.length > 1;
      const now = { beganWithMinor, balanceMinor, winMinor, hasFreeSpins };
      if (mustStop({ stopsOnFreeSpins, lossMaxMinor, winMaxMinor }, now)) {
        tell(texts.autoEnded ?? '');
        break;
      }
      await pace.pause(350);
    }
    setRunning(false);
  }

  return { isRunning: () => isRunning };
}

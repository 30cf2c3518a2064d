import { find } from './find.js';
import { plainAmount } from './money.js';
import { readTarget } from './zeppelin-heights.js';

/**
 * What is to be staked and where to get out, as it stands in the fields of a panel.
 *
 * @param {HTMLElement} root
 * @param {{ limits: { minMinor: number, maxMinor: number, stepMinor: number }, say(name: string): string }} deps
 */
export function mountFields(root, { limits, say }) {
  const stake = /** @type {HTMLInputElement} */ (find('[data-stake]', root));
  const target = /** @type {HTMLInputElement} */ (find('[data-target]', root));
  const autoOut = find('[data-auto-out]', root);
  /** @type {() => void} */
  let changed = () => {};

  const readStake = () => {
    const amount = plainAmount(stake.value, limits);
    const minor = Number(amount?.replace('.', '') ?? Number.NaN);
    return minor % limits.stepMinor === 0 ? minor : undefined;
  };
  const isAuto = () => autoOut.getAttribute('aria-pressed') === 'true';
  const readOut = () => (isAuto() ? readTarget(target.value) : null);

  function check() {
    stake.setAttribute('aria-invalid', String(readStake() === undefined));
    target.setAttribute('aria-invalid', String(readOut() === undefined));
    changed();
  }

  /** @param {number} minor */
  function put(minor) {
    if (stake.readOnly) return;
    const within = Math.min(Math.max(minor, limits.minMinor), limits.maxMinor);
    stake.value = String((within - (within % limits.stepMinor)) / 100);
    check();
  }

  find('[data-halve]', root).addEventListener('click', () => put((readStake() ?? limits.minMinor) / 2));
  find('[data-double]', root).addEventListener('click', () => put((readStake() ?? limits.minMinor) * 2));
  for (const chip of root.querySelectorAll('[data-chip]')) {
    chip.addEventListener('click', () => put(Number(chip.getAttribute('data-chip')) * 100));
  }
  autoOut.addEventListener('click', () => {
    if (stake.readOnly) return;
    autoOut.setAttribute('aria-pressed', String(!isAuto()));
    check();
  });
  stake.addEventListener('input', check);
  target.addEventListener('input', () => {
    // Whoever writes a target wants it.
    autoOut.setAttribute('aria-pressed', 'true');
    check();
  });

  return {
    /** @returns {{ stakeMinor: number, target: number | null } | undefined} */
    read() {
      const [stakeMinor, out] = [readStake(), readOut()];
      return stakeMinor === undefined || out === undefined ? undefined : { stakeMinor, target: out };
    },
    complain: () => say(readStake() === undefined ? 'stakeWrong' : 'targetWrong'),
    /** @param {{ stakeMinor: number, target: number | null }} wanted */
    set(wanted) {
      stake.value = String(wanted.stakeMinor / 100);
      autoOut.setAttribute('aria-pressed', String(wanted.target !== null));
      if (wanted.target !== null) target.value = (wanted.target / 100).toFixed(2);
      check();
    },
    /** @param {boolean} isLocked */
    lock(isLocked) {
      stake.readOnly = isLocked;
      target.readOnly = isLocked;
      for (const button of root.querySelectorAll('[data-halve], [data-double], [data-chip], [data-auto-out]')) {
        button.setAttribute('aria-disabled', String(isLocked));
      }
    },
    /** @param {() => void} hear */
    onChange(hear) {
      changed = hear;
    },
  };
}

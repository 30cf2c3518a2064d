import { move } from './motion.js';
import { mountBeads } from './provable-beads.js';
import { minorText, timesMinor, timesText } from './provable-money.js';
import { mountWager } from './provable-wager.js';
import { wordsOf } from './provable-words.js';
import { mountSheets } from './sheets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {typeof import('@harmattan/fair/dice/dice')} Rules
 */

const unit = 10_000;
const slideMs = 180;

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own, play, money, fill } = table;
  const slide = /** @type {HTMLInputElement} */ (find('#slide'));
  const target = /** @type {HTMLInputElement} */ (find('#target'));
  const sides = [...document.querySelectorAll('[data-side]')];
  const marker = find('#marker');
  /** @type {import('@harmattan/fair/dice/dice').DiceChoice} */
  let choice = { side: 'over', target: 5_049 };
  /** @type {Rules | undefined} The very code that decides and pays. */
  let rules;

  mountSheets();
  const wager = mountWager(table, draw);
  const beads = mountBeads(find('#beads'), ({ outcome }) =>
    typeof outcome?.roll === 'number' ? { text: rollText(outcome.roll), isWon: outcome.isWon } : undefined,
  );
  import(own.rules).then((/** @type {Rules} */ loaded) => {
    rules = loaded;
    aim(choice.side, choice.target);
    wager.tell();
  });

  slide.addEventListener('input', () => aim(choice.side, Number(slide.value)));
  target.addEventListener('input', () => {
    const typed = readTarget();
    target.setAttribute('aria-invalid', String(typed === undefined));
    if (typed !== undefined) aim(choice.side, typed, target);
  });
  target.addEventListener('change', () => aim(choice.side, choice.target));
  for (const button of sides) {
    button.addEventListener('click', () => {
      const side = button.getAttribute('data-side') === 'under' ? 'under' : 'over';
      // The chance stays, the target goes to the other side.
      if (rules && side !== choice.side) aim(side, rules.targetFor(side, rules.chanceTenThousandths(choice)));
    });
  }
  find('#bet').addEventListener('submit', () => {
    const stake = readTarget() === undefined ? undefined : wager.take();
    if (stake !== undefined) play(choice, stake);
  });

  function readTarget() {
    const [, whole = '', decimals = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(target.value.trim()) ?? [];
    if (whole === '') return undefined;
    const typed = Number(`${whole}${decimals.padEnd(2, '0')}`);
    return rules?.isDiceChoice({ side: choice.side, target: typed }) ? typed : undefined;
  }

  /**
   * @param {'under' | 'over'} side
   * @param {number} at
   * @param {HTMLElement} [typing] A field that is being written in is left alone.
   */
  function aim(side, at, typing) {
    if (!rules) return;
    const { minTenThousandths, maxTenThousandths } = rules.chanceLimits;
    const ends = [minTenThousandths, maxTenThousandths].map((chance) => rules?.targetFor(side, chance) ?? 0);
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    choice = { side, target: Math.min(Math.max(at, least), most) };
    slide.min = String(least);
    slide.max = String(most);
    slide.value = String(choice.target);
    // The thumb stands on the ruler where its target is, though it cannot go to the ruler's ends.
    slide.style.setProperty('--from', `${least / 10_000}`);
    slide.style.setProperty('--span', `${(most - least) / 10_000}`);
    if (!typing) {
      target.value = rollText(choice.target);
      target.setAttribute('aria-invalid', 'false');
    }
    for (const button of sides) button.setAttribute('aria-pressed', String(button.getAttribute('data-side') === side));
    draw();
  }

  function draw() {
    if (!rules) return;
    const chance = `${(rules.chanceTenThousandths(choice) / 100).toFixed(2)} %`;
    const multiplier = rules.diceMultiplierTenThousandths(choice);
    find('#chance').textContent = chance;
    find('#multiplier').textContent = timesText(multiplier, unit, 4);
    const words = { target: rollText(choice.target), chance, multiplier: timesText(multiplier, unit, 4) };
    slide.setAttribute('aria-valuetext', fill(texts.targetValue ?? '', words));
    const zone = find('#zone');
    zone.dataset.side = choice.side;
    zone.style.setProperty('--at', `${choice.target / 100}%`);
    const stakeMinor = wager.minor();
    const amount = stakeMinor === undefined ? '' : money(minorText(timesMinor(stakeMinor, multiplier, unit)));
    find('#pays').textContent = amount && fill(texts.paysAmount ?? '', { amount });
  }

  /** @param {Round} round */
  function lay({ outcome }) {
    if (typeof outcome?.roll !== 'number') return;
    const roll = find('#roll');
    roll.textContent = rollText(outcome.roll);
    roll.dataset.kind = marker.dataset.kind = outcome.isWon ? 'won' : 'lost';
    marker.hidden = false;
    marker.style.setProperty('--at', `${outcome.roll / 100}%`);
  }

  return {
    waiting: texts.rolling ?? '',
    /** @param {boolean} isPlaying */
    wait(isPlaying) {
      find('#ruler').toggleAttribute('data-waiting', isPlaying);
    },

    /** @param {Round} round */
    async reveal(round) {
      lay(round);
      move(
        marker,
        [
          { translate: '0 -12px', opacity: 0 },
          { translate: '0 0', opacity: 1 },
        ],
        {
          duration: slideMs,
          easing: 'ease-out',
        },
      );
    },

    show: lay,
    remember: beads.show,

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, fill(texts.result ?? '', { roll: rollText(round.outcome?.roll ?? 0) })),

    /** @param {Round} round */
    brief({ outcome, choice: { side, target: at } }) {
      const text = (side === 'under' ? texts.briefUnder : texts.briefOver) ?? '';
      const roll = typeof outcome?.roll === 'number' ? rollText(outcome.roll) : '';
      return at === undefined ? '' : fill(text, { roll, target: rollText(at) }).replace(/^ · /, '');
    },
  };
}

/** `42.17` for 4217. @param {number} roll */
function rollText(roll) {
  const digits = `${roll}`.padStart(4, '0');
  return `${digits.slice(0, 2)}.${digits.slice(2)}`;
}

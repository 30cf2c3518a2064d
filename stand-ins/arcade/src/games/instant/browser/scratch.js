import { endWords, minorText } from './instant-money.js';
import { mountRules } from './instant-sheet.js';
import { mountStake } from './instant-stake.js';
import { mountFoil } from './scratch-foil.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {typeof import('@harmattan/fair/scratch/pay-scratch')} Adding
 */

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own, play, money, fill } = table;
  /** @type {Promise<Adding>} The very code that the server pays by. */
  const adding = import(own.addUp);
  const stake = mountStake({ find, stepsMinor: own.stepsMinor, money, onChange: () => undefined });
  const [buy, all, result, card] = [find('#play'), find('#scratch-all'), find('#result'), find('#scratch-fields')];
  const fields = [...card.children];
  const canvas = /** @type {HTMLCanvasElement} */ (find('#scratch-foil'));
  const foil = mountFoil(canvas, { colours: own.foil, words: texts.foil ?? '' });
  let shown = '';

  mountRules(find);
  find('#bet').addEventListener('submit', () => play({}, minorText(stake.minor())));
  all.addEventListener('click', foil.finish);
  foil.cover();
  say(texts.ready);

  /** @param {string} [words] */
  function say(words = '') {
    result.dataset.kind = 'quiet';
    result.textContent = words;
  }

  /** @param {number} thing */
  const nameOf = (thing) => texts[`thing${thing}`] ?? '';

  /** Lays a card below the foil, each thing with what three of it would pay. @param {number[]} things @param {number} stakeMinor */
  function lay(things, stakeMinor) {
    for (const [at, field] of fields.entries()) {
      const thing = things[at] ?? 0;
      field.removeAttribute('data-won');
      field.querySelector('use')?.setAttribute('href', `${own.sprite}#t${thing}`);
      const amount = field.querySelector('b');
      if (amount) amount.textContent = shortMoney((own.prizes[thing].winHundredths * stakeMinor) / 100);
    }
    for (const prize of document.querySelectorAll('[data-prize]')) prize.removeAttribute('data-won');
  }

  /** @param {number} minor Whole naira, as all prizes are. */
  const shortMoney = (minor) => money(minorText(minor)).replace(/\.00$/, '');

  /** @param {number[]} things */
  async function light(things) {
    const { payScratch } = await adding;
    const { prize } = payScratch(/** @type {any} */ (own), things);
    card.setAttribute('aria-label', fill(texts.cardOf ?? '', { things: things.map(nameOf).join(texts.comma) }));
    if (prize === undefined) return;
    for (const [at, field] of fields.entries()) field.toggleAttribute('data-won', things[at] === prize);
    find(`[data-prize="${prize}"]`).setAttribute('data-won', '');
  }

  /** @param {Round} round */
  function tell({ outcome }) {
    /** @type {number[]} */
    const things = outcome?.fields ?? [];
    const three = things.find((thing) => things.filter((one) => one === thing).length >= 3);
    return three === undefined ? (texts.none ?? '') : fill(texts.three ?? '', { thing: nameOf(three) });
  }

  /** The one thing to do next is to scratch, or to buy. @param {boolean} isScratching */
  function swap(isScratching) {
    const hadFocus = document.activeElement === buy || document.activeElement === all;
    canvas.toggleAttribute('data-scratching', isScratching);
    all.hidden = !isScratching;
    buy.hidden = isScratching;
    if (hadFocus) (isScratching ? all : buy).focus();
  }

  return {
    waiting: texts.printing ?? '',

    /** @param {boolean} value */
    wait(value) {
      stake.lock(value);
      if (!value) return;
      foil.cover();
      card.setAttribute('aria-label', texts.card ?? '');
    },

    /** @param {Round} round */
    async reveal({ outcome, stake: staked }) {
      lay(outcome?.fields ?? [], Number(staked.replace('.', '')));
      say(texts.scratchNow);
      const scratched = foil.scratched();
      swap(true);
      await scratched;
      swap(false);
      await light(outcome?.fields ?? []);
    },

    /** @param {Round} round */
    show({ id, state, choice, outcome, stake: staked }) {
      // A coin was tossed here before the cards were printed.
      if (choice.side || id === shown) return;
      shown = id;
      if (state !== 'settled' || !outcome?.fields) return;
      lay(outcome.fields, Number(staked.replace('.', '')));
      light(outcome.fields);
      foil.finish();
    },

    /** @param {Round} round */
    words: (round) => endWords(table, round, tell(round)),

    /** @param {Round} round */
    brief: (round) => (round.outcome?.fields ? tell(round) : (texts.card ?? '')),
  };
}

import { betMaxMinor, betMinMinor, createOddsBets } from './odds-bets.js';
import { majorText, payMinor, priceText, typedMinor } from './odds-money.js';

/** @typedef {import('../../../page/browser/table.js').Table} Table */

/**
 * The bet slip: prices are `[data-pick]`, wherever they stand on the page.
 *
 * @param {Table} table
 * @param {{ nameOf(on: string): string, priceOf(on: string): number | undefined, turn(): number | undefined }} card
 */
export function mountSlip(table, { nameOf, priceOf, turn }) {
  const { find, texts, limits, play, money, fill } = table;
  const bets = createOddsBets({ tableMaxMinor: limits.maxMinor });
  const result = find('#result');
  let presetMinor = 10_000;
  let isOpen = false;
  let isBusy = false;

  document.addEventListener('click', ({ target }) => {
    const pick = target instanceof Element ? target.closest('[data-pick]') : null;
    const on = pick?.getAttribute('data-pick');
    if (!on || !isOpen || isBusy || priceOf(on) === undefined) return;
    say(bets.toggle(on, presetMinor) ?? bets.problem());
    draw();
  });
  document.addEventListener('picks', draw);
  for (const preset of document.querySelectorAll('[data-preset]')) {
    preset.addEventListener('click', () => {
      presetMinor = Number(preset.getAttribute('data-preset')) * 100;
      bets.stakeAll(presetMinor);
      for (const one of document.querySelectorAll('[data-preset]')) {
        one.setAttribute('aria-pressed', String(one === preset));
      }
      say(bets.problem());
      draw();
    });
  }
  find('#slip-clear').addEventListener('click', () => {
    bets.clear();
    draw();
  });
  find('#bet').addEventListener('submit', () => {
    const number = turn();
    if (isBusy) return;
    if (!isOpen || number === undefined) return hint(texts.closed);
    if (bets.list().length === 0) return hint(texts.choose);
    const problem = bets.problem();
    if (problem) return say(problem);
    const choice = {
      turn: number,
      bets: bets.list().map(({ on, amountMinor }) => ({ on, amount: majorText(amountMinor) })),
    };
    play(choice, majorText(bets.totalMinor()));
  });
  draw();

  /** @param {import('./odds-bets.js').Refusal | undefined} refusal */
  function say(refusal) {
    const amountMinor =
      refusal === 'betMin' ? betMinMinor : refusal === 'betMax' ? betMaxMinor : Number(limits.maxMinor);
    hint(refusal ? fill(texts[refusal] ?? '', { amount: money(majorText(amountMinor)) }) : '');
  }

  /** @param {string} [words] */
  function hint(words = '') {
    result.dataset.kind = 'quiet';
    result.textContent = words;
  }

  /** Everything that shows what is on the slip, apart from the rows while they are being typed in. */
  function draw() {
    const list = bets.list();
    for (const pick of document.querySelectorAll('[data-pick]')) {
      const on = pick.getAttribute('data-pick') ?? '';
      pick.setAttribute('aria-pressed', String(bets.has(on)));
      pick.setAttribute('aria-disabled', String(!isOpen || isBusy || priceOf(on) === undefined));
    }
    find('#slip-list').replaceChildren(...list.map(({ on, amountMinor }) => row(on, amountMinor)));
    find('#slip-none').hidden = list.length > 0;
    find('#slip-clear').hidden = list.length === 0;
    drawSums();
  }

  function drawSums() {
    const list = bets.list();
    const mostMinor = list.reduce((sum, { on, amountMinor }) => sum + payMinor(amountMinor, priceOf(on) ?? 0), 0);
    find('#slip-count').textContent = `${list.length}`;
    find('#slip-total').textContent = money(majorText(bets.totalMinor()));
    find('#slip-most').textContent = money(majorText(mostMinor));
  }

  /**
   * @param {string} on
   * @param {number} amountMinor
   */
  function row(on, amountMinor) {
    const bet = nameOf(on);
    const price = priceOf(on) ?? 0;
    const item = document.createElement('li');
    const name = document.createElement('span');
    name.textContent = bet;
    const odds = document.createElement('b');
    odds.className = 'figures';
    odds.textContent = priceText(price);
    const field = document.createElement('input');
    field.className = 'figures';
    field.inputMode = 'decimal';
    field.autocomplete = 'off';
    field.value = majorText(amountMinor).replace(/\.00$/, '');
    field.setAttribute('aria-label', fill(texts.stakeOn ?? '', { bet }));
    field.addEventListener('input', () => {
      const typed = typedMinor(field.value);
      bets.stake(on, typed ?? 0);
      field.setAttribute('aria-invalid', String(typed === undefined || typed < betMinMinor || typed > betMaxMinor));
      drawSums();
    });
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'button remove';
    remove.textContent = '×';
    remove.setAttribute('aria-label', fill(texts.removeBet ?? '', { bet }));
    remove.addEventListener('click', () => {
      bets.toggle(on, 0);
      draw();
    });
    item.append(name, odds, field, remove);
    return item;
  }

  return {
    draw,
    hint,
    /** Bets are taken, or not. @param {boolean} value */
    open(value) {
      isOpen = value;
      draw();
    },
    /** @param {boolean} value */
    lock(value) {
      isBusy = value;
      draw();
    },
    clear() {
      bets.clear();
      draw();
    },
  };
}

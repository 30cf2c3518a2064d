import { majorText, minorOf, payMinor, priceText } from './odds-money.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {{ on: string, amount: string, paid?: string }} Bet
 */

/**
 * The player's bets on a turn, in words: what they would pay, and later what they have paid, added up.
 *
 * @param {Pick<Table, 'find' | 'texts' | 'money' | 'fill'>} table
 * @param {{
 *   nameOf(on: string, round: Round): string,
 *   priceOf(on: string): number | undefined,
 *   turnName(number: number): string,
 * }} names
 */
export function mountOwn({ find, texts, money, fill }, { nameOf, priceOf, turnName }) {
  const section = find('#own');
  const title = find('#own h2');
  const list = find('#own ul');

  /**
   * @param {Bet} bet
   * @param {Round} round
   */
  function item({ on, amount, paid }, round) {
    const row = document.createElement('li');
    const bet = nameOf(on, round);
    const staked = minorOf(amount);
    const words = { bet, amount: money(majorText(staked)) };
    if (paid === undefined) {
      const price = priceOf(on) ?? 0;
      row.textContent = fill(texts.betRides ?? '', {
        ...words,
        price: priceText(price),
        pays: money(majorText(payMinor(staked, price))),
      });
      return row;
    }
    const got = minorOf(paid);
    row.dataset.kind = got > staked ? 'won' : got > 0 ? 'back' : 'lost';
    const text = got > staked ? texts.betWon : got > 0 ? texts.betBack : texts.betLost;
    row.textContent = fill(text ?? '', { ...words, paid: money(majorText(got)) });
    return row;
  }

  return {
    /** @param {Round} round */
    ride(round) {
      title.textContent = `${texts.ownBets}: ${turnName(round.choice.turn)}`;
      list.replaceChildren(...round.choice.bets.map((/** @type {Bet} */ bet) => item(bet, round)));
      section.hidden = false;
    },
    /** @param {Round} round */
    settle(round) {
      title.textContent = `${texts.ownBets}: ${turnName(round.choice.turn)}`;
      /** @type {Required<Bet>[]} */
      const bets = [...(round.outcome?.bets ?? [])].sort((a, b) => minorOf(b.paid) - minorOf(a.paid));
      const sum = document.createElement('li');
      sum.className = 'sum';
      const all = bets.reduce((total, { paid }) => total + minorOf(paid), 0);
      sum.textContent = fill(texts.paidSum ?? '', { amount: money(majorText(all)) });
      list.replaceChildren(...bets.map((bet) => item(bet, round)), sum);
      section.hidden = bets.length === 0;
    },
    hide() {
      section.hidden = true;
    },
  };
}

/**
 * How a round ended, with the result in front. Less than the stake is no win, and is not called one.
 *
 * @param {Pick<Table, 'texts' | 'money' | 'fill'>} table
 * @param {Round} round
 * @param {string} result
 */
export function oddsWords({ texts, money, fill }, { win, stake }, result) {
  const [won, staked] = [minorOf(win ?? '0'), minorOf(stake)];
  if (won > staked) return fill(texts.wonTotal ?? '', { result, amount: money(`${win}`) });
  if (won > 0) return fill(texts.partBack ?? '', { result, amount: money(`${win}`), stake: money(stake) });
  return fill(texts.lostTotal ?? '', { result, amount: money(stake) });
}

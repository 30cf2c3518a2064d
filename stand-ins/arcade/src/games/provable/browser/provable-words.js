import { textMinor } from './provable-money.js';

/**
 * How a round ended. Less than the stake is no win, and is not called one.
 *
 * @param {Pick<import('../../../page/browser/table.js').Table, 'texts' | 'money' | 'fill'>} table
 * @param {import('../../../page/browser/table.js').Round} round
 * @param {string} result
 */
export function wordsOf({ texts, money, fill }, { win, stake }, result) {
  const [won, staked] = [textMinor(win ?? '0.00'), textMinor(stake)];
  const values = { result, amount: money(won > 0 ? `${win}` : stake), stake: money(stake) };
  if (won > staked) return fill(texts.wonTotal ?? '', values);
  if (won === staked) return fill(texts.stakeBack ?? '', values);
  return fill((won > 0 ? texts.partBack : texts.lostTotal) ?? '', values);
}

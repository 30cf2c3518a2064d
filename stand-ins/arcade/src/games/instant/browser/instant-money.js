/** Whole kobo as plain decimal text: `150050` becomes `1500.50`. @param {number} minor */
export function minorText(minor) {
  const digits = `${minor}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string | null} text Decimal text with two decimals, as the server writes it. */
export function textMinor(text) {
  return Number((text ?? '0').replace('.', ''));
}

/** Hundredths of a stake: `1250` becomes `12.5×`. @param {number} hundredths */
export function timesText(hundredths) {
  return `${(hundredths / 100).toLocaleString('en')}×`;
}

/**
 * How a round ended, with what fell in front. Less than the stake is no win, and is not called one.
 *
 * @param {{ texts: Record<string, string>, money(amount: string): string, fill(text: string, values: Record<string, string>): string }} table
 * @param {import('../../../page/browser/round.js').Round} round
 * @param {string} result
 */
export function endWords({ texts, money, fill }, { win, stake }, result) {
  const [won, staked] = [textMinor(win), textMinor(stake)];
  const text = won > staked ? texts.wonWords : won > 0 ? texts.backWords : texts.lostWords;
  return fill(text ?? '', { result, amount: money(won > 0 ? `${win}` : stake), stake: money(stake) });
}

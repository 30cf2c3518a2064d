/** @typedef {string | number | (string | number)[]} Line */

const signs = /** @type {Record<string, string>} */ ({ spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' });
const letters = /** @type {Record<number, string>} */ ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' });

/**
 * What a round showed, for each of the lines that its seeds say, written as the lines are. A line that the round did not show
 * is left out.
 *
 * @param {Record<string, Line>} lines
 * @param {Record<string, any>} shown
 * @returns {Record<string, Line>}
 */
export function shownLines(lines, shown) {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([key, line]) =>
      shown[key] === undefined ? [] : [[key, written(shown[key], line)]],
    ),
  );
}

/**
 * Whether a round showed what its seeds say. Of cards it may have shown the first ones only.
 *
 * @param {Line} line
 * @param {Line} shown
 */
export function agrees(line, shown) {
  if (!Array.isArray(line) || !Array.isArray(shown)) return String(line) === String(shown);
  const isOfCards = line.some((one) => typeof one === 'string');
  const isLongEnough = isOfCards ? shown.length > 0 && shown.length <= line.length : shown.length === line.length;
  return isLongEnough && shown.every((one, at) => String(one) === String(line[at]));
}

/**
 * Whether the seeds say more than the round has shown.
 *
 * @param {Line} line
 * @param {Line} shown
 */
export function isPart(line, shown) {
  return Array.isArray(line) && Array.isArray(shown) && shown.length < line.length;
}

/**
 * @param {any} value
 * @param {Line | undefined} line
 * @returns {any}
 */
function written(value, line) {
  if (Array.isArray(value)) return value.map((one) => written(one, undefined));
  if (value && typeof value === 'object') return `${letters[value.rank] ?? value.rank}${signs[value.suit] ?? '?'}`;
  // A roll is kept in hundredths.
  if (typeof value === 'number' && typeof line === 'string') return hundredths(value);
  return typeof value === 'number' ? value : String(value);
}

/** @param {number} value */
function hundredths(value) {
  const digits = String(value).padStart(4, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

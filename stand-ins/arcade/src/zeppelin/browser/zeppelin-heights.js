const targetMin = 101;
const targetMax = 1_000_000;

/**
 * As people read it: `1234.50×` for 123450, with thousands apart.
 *
 * @param {number} hundredths
 */
export function heightText(hundredths) {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}×`;
}

/**
 * A target as it was typed, in hundredths; undefined unless a flight can be left there.
 *
 * @param {string} typed
 */
export function readTarget(typed) {
  const [, whole = '', part = ''] = /^(\d{1,5})(?:[.](\d{0,2}))?$/.exec(typed.replace(/[\s,×x]/g, '')) ?? [];
  if (whole === '') return undefined;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths >= targetMin && hundredths <= targetMax ? hundredths : undefined;
}

/** How high a flight is said to be on the way: those who only listen hear of these. */
const milestones = [
  150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
];

/**
 * The highest milestone that was passed between two looks; undefined if none was.
 *
 * @param {number} before
 * @param {number} now
 */
export function milestonePassed(before, now) {
  return milestones.findLast((height) => height > before && height <= now);
}

/**
 * Three kinds of flights for the eye; the figure says it to everybody else.
 *
 * @param {number} hundredths
 */
export function kindOfHeight(hundredths) {
  if (hundredths >= 1_000) return 'high';
  return hundredths >= 200 ? 'middle' : 'low';
}

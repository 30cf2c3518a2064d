export const minutesAll = 90;
/** The whistle, in parts of the show: what is left is for looking at the end. */
const whistleAt = 0.97;

/** The minute of play at a moment of the show. @param {number} part */
export function minuteAt(part) {
  return Math.min(minutesAll, Math.floor((part / whistleAt) * (minutesAll + 1)));
}

/**
 * How a match stands at a minute. Goals are minutes, negative when the away side scored. At the last minute it is what was decided.
 *
 * @param {readonly number[]} goals
 * @param {number} minute
 * @returns {[number, number]}
 */
export function scoreAt(goals, minute) {
  const fallen = goals.filter((goal) => Math.abs(goal) <= minute);
  const home = fallen.filter((goal) => goal > 0).length;
  return [home, fallen.length - home];
}

/**
 * How a shoot-out stands after some kicks, home first.
 *
 * @param {readonly boolean[]} kicks
 * @param {number} count
 * @returns {[number, number]}
 */
export function kicksAt(kicks, count) {
  const taken = kicks.slice(0, count);
  const home = taken.filter((isGoal, at) => isGoal && at % 2 === 0).length;
  return [home, taken.filter(Boolean).length - home];
}

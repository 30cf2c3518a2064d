/** When the winner is there and when the last is, in parts of the whole show. */
const firstAt = 0.84;
const lastAt = 0.97;
/** How far ahead of an even pace, or behind it, a runner may be on the way. */
const swing = 0.035;
const beyondMax = 0.07;

/**
 * How a decided race is run, for everybody alike: where each runner is at any moment. `progress` is 1 at the line, and a little more behind
 * it. Who comes in when follows from the order, and nothing else does.
 *
 * @param {{ order: readonly number[], number: number }} race
 */
export function createRun({ order, number }) {
  const gaps = order.slice(1).map((_, at) => 0.5 + noise(number, at, 7));
  const all = gaps.reduce((sum, gap) => sum + gap, 0) || 1;
  /** @type {number[]} */
  const arrivals = [];
  let at = firstAt;
  for (const [place, runner] of order.entries()) {
    if (place > 0) at += ((gaps[place - 1] ?? 0) * (lastAt - firstAt)) / all;
    arrivals[runner] = at;
  }
  const waves = order.map((_, runner) => ({
    turns: 0.6 + 0.9 * noise(number, runner, 1),
    from: noise(number, runner, 2),
    high: swing * (0.5 + 0.5 * noise(number, runner, 3)),
  }));

  /**
   * @param {number} runner
   * @param {number} part Of the whole show, 0 to 1.
   */
  function progress(runner, part) {
    const own = Math.max(0, part) / (arrivals[runner] ?? 1);
    // Past the line they slow down.
    if (own >= 1) return 1 + beyondMax * (1 - Math.exp(-(own - 1) / beyondMax));
    const { turns, from, high } = waves[runner] ?? { turns: 1, from: 0, high: 0 };
    return own + high * Math.sin(Math.PI * own) * Math.sin(2 * Math.PI * (turns * own + from));
  }

  return {
    progress,
    /** When a runner is at the line, in parts of the show. @param {number} runner */
    arrival: (runner) => arrivals[runner] ?? 1,
    /** Who is first, second … at a moment. Those who are in stay as they came in. @param {number} part */
    standing(part) {
      return [...order].sort((one, other) => rank(one, part) - rank(other, part));
    },
  };

  /**
   * @param {number} runner
   * @param {number} part
   */
  function rank(runner, part) {
    const arrival = arrivals[runner] ?? 1;
    return part >= arrival ? arrival - 10 : -progress(runner, part);
  }
}

/**
 * A number from 0 to 1 that looks like chance and is the same for everybody. It decides nothing but the looks.
 *
 * @param {number} race
 * @param {number} runner
 * @param {number} what
 */
function noise(race, runner, what) {
  let mixed = Math.imul(race + 1, 0x9e3779b1) ^ Math.imul(runner + 1, 0x85ebca6b) ^ Math.imul(what + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

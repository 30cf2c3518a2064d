/** The server's limits, on one bet and on how many. The limit of all together comes with the page. */
export const betMinMinor = 1_000;
export const betMaxMinor = 5_000_000;
const betsMax = 60;

/** @typedef {{ on: string, amountMinor: number }} Chosen */
/** @typedef {'betMin' | 'betMax' | 'tableMax' | 'betsMax'} Refusal */

/**
 * The prices that were chosen for the coming turn, each with its stake.
 *
 * @param {{ tableMaxMinor: number }} limits
 */
export function createOddsBets({ tableMaxMinor }) {
  /** @type {Map<string, number>} */
  let chosen = new Map();

  return {
    /**
     * Takes a price onto the slip, or off it again.
     *
     * @param {string} on
     * @param {number} amountMinor
     * @returns {Refusal | undefined}
     */
    toggle(on, amountMinor) {
      if (chosen.delete(on)) return undefined;
      if (chosen.size >= betsMax) return 'betsMax';
      chosen.set(on, amountMinor);
      return undefined;
    },
    /**
     * @param {string} on
     * @param {number} amountMinor
     */
    stake(on, amountMinor) {
      if (chosen.has(on)) chosen.set(on, amountMinor);
    },
    /** @param {number} amountMinor */
    stakeAll(amountMinor) {
      chosen = new Map([...chosen.keys()].map((on) => [on, amountMinor]));
    },
    clear() {
      chosen = new Map();
    },
    /** Why the slip cannot be placed as it is. @returns {Refusal | undefined} */
    problem() {
      const amounts = [...chosen.values()];
      if (amounts.some((amountMinor) => !(amountMinor >= betMinMinor))) return 'betMin';
      if (amounts.some((amountMinor) => amountMinor > betMaxMinor)) return 'betMax';
      return sum(amounts) > tableMaxMinor ? 'tableMax' : undefined;
    },
    /** @param {string} on */
    has: (on) => chosen.has(on),
    totalMinor: () => sum([...chosen.values()]),
    /** @returns {Chosen[]} */
    list: () => [...chosen].map(([on, amountMinor]) => ({ on, amountMinor })),
  };
}

/** @param {number[]} amounts */
function sum(amounts) {
  return amounts.reduce((total, amountMinor) => total + amountMinor, 0);
}

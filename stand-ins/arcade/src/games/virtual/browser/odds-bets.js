/** The server's limits, on one bet and on how many. The limit of all together comes with the page. */
export const betMinKobo = 1_000;
export const betMaxKobo = 5_000_000;
export const betsMax = 60;

/** @typedef {{ on: string, amountKobo: number }} Chosen */
/** @typedef {'betMin' | 'betMax' | 'tableMax' | 'betsMax'} Refusal */

/**
 * The prices that were chosen for the coming turn, each with its stake.
 *
 * @param {{ tableMaxKobo: number }} limits
 */
export function createOddsBets({ tableMaxKobo }) {
  /** @type {Map<string, number>} */
  let chosen = new Map();

  return {
    /**
     * Takes a price onto the slip, or off it again.
     *
     * @param {string} on
     * @param {number} amountKobo
     * @returns {Refusal | undefined}
     */
    toggle(on, amountKobo) {
      if (chosen.delete(on)) return undefined;
      if (chosen.size >= betsMax) return 'betsMax';
      chosen.set(on, amountKobo);
      return undefined;
    },
    /**
     * @param {string} on
     * @param {number} amountKobo
     */
    stake(on, amountKobo) {
      if (chosen.has(on)) chosen.set(on, amountKobo);
    },
    /** @param {number} amountKobo */
    stakeAll(amountKobo) {
      chosen = new Map([...chosen.keys()].map((on) => [on, amountKobo]));
    },
    clear() {
      chosen = new Map();
    },
    /** Why the slip cannot be placed as it is. @returns {Refusal | undefined} */
    problem() {
      const amounts = [...chosen.values()];
      if (amounts.some((amountKobo) => !(amountKobo >= betMinKobo))) return 'betMin';
      if (amounts.some((amountKobo) => amountKobo > betMaxKobo)) return 'betMax';
      return sum(amounts) > tableMaxKobo ? 'tableMax' : undefined;
    },
    /** @param {string} on */
    has: (on) => chosen.has(on),
    totalKobo: () => sum([...chosen.values()]),
    /** @returns {Chosen[]} */
    list: () => [...chosen].map(([on, amountKobo]) => ({ on, amountKobo })),
  };
}

/** @param {number[]} amounts */
function sum(amounts) {
  return amounts.reduce((total, amountKobo) => total + amountKobo, 0);
}

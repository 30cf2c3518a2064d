/** On one spot, and how many spots. The table's own limit comes with the page. */
export const betMaxKobo = 5_000_000;
export const betsMax = 60;

/** @typedef {{ on: string, amountKobo: number }} Lying */
/** @typedef {'betMax' | 'tableMax' | 'betsMax'} Refusal */

/**
 * The chips on a table, and the way back through every step that brought them there.
 *
 * @param {{ tableMaxKobo: number }} limits
 */
export function createBets({ tableMaxKobo }) {
  /** @type {ReadonlyMap<string, number>} */
  let lying = new Map();
  /** @type {ReadonlyMap<string, number>[]} */
  let before = [];

  /**
   * Takes the step, or says which limit it would break and leaves everything as it is.
   *
   * @param {ReadonlyMap<string, number>} next
   * @returns {Refusal | undefined}
   */
  function step(next) {
    const amounts = [...next.values()];
    if (amounts.some((amountKobo) => amountKobo > betMaxKobo)) return 'betMax';
    if (sum(amounts) > tableMaxKobo) return 'tableMax';
    if (amounts.length > betsMax) return 'betsMax';
    before.push(lying);
    lying = next;
    return undefined;
  }

  return {
    /**
     * @param {string} on
     * @param {number} worthKobo
     */
    place: (on, worthKobo) => step(new Map([...lying, [on, (lying.get(on) ?? 0) + worthKobo]])),
    twice: () => step(new Map([...lying].map(([on, amountKobo]) => [on, 2 * amountKobo]))),
    clear: () => (lying.size > 0 ? step(new Map()) : undefined),
    /** @param {readonly Lying[]} bets */
    repeat: (bets) => step(new Map(bets.map(({ on, amountKobo }) => [on, amountKobo]))),
    undo() {
      lying = before.pop() ?? lying;
      return undefined;
    },
    /** A new round begins: there is nothing to go back to. */
    sweep() {
      lying = new Map();
      before = [];
    },
    canUndo: () => before.length > 0,
    /** @param {string} on */
    on: (on) => lying.get(on) ?? 0,
    totalKobo: () => sum([...lying.values()]),
    /** @returns {Lying[]} */
    list: () => [...lying].map(([on, amountKobo]) => ({ on, amountKobo })),
  };
}

/** @param {readonly number[]} amounts */
function sum(amounts) {
  return amounts.reduce((total, amountKobo) => total + amountKobo, 0);
}

/**
 * Whole kobo as plain decimal text: `150050` becomes `1500.50`.
 *
 * @param {number} amountKobo
 */
export function nairaText(amountKobo) {
  const digits = String(amountKobo).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text Decimal text with two decimals, as the server writes it, or none. */
export function koboOf(text) {
  const [naira = '0', decimals = ''] = text.split('.');
  return Number(`${naira}${decimals.padEnd(2, '0')}`);
}

/**
 * What fits on a chip: `150`, `1.5K`.
 *
 * @param {number} amountKobo
 */
export function chipText(amountKobo) {
  const naira = Math.floor(amountKobo / 100);
  return naira < 1_000 ? `${naira}` : `${Math.floor(naira / 100) / 10}K`;
}

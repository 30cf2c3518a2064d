/** On one spot, and how many spots. The table's own limit comes with the page. */
export const betMaxMinor = 5_000_000;
export const betsMax = 60;

/** @typedef {{ on: string, amountMinor: number }} Lying */
/** @typedef {'betMax' | 'tableMax' | 'betsMax'} Refusal */

/**
 * The chips on a table, and the way back through every step that brought them there.
 *
 * @param {{ tableMaxMinor: number }} limits
 */
export function createBets({ tableMaxMinor }) {
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
    if (amounts.some((amountMinor) => amountMinor > betMaxMinor)) return 'betMax';
    if (sum(amounts) > tableMaxMinor) return 'tableMax';
    if (amounts.length > betsMax) return 'betsMax';
    before.push(lying);
    lying = next;
    return undefined;
  }

  return {
    /**
     * @param {string} on
     * @param {number} worthMinor
     */
    place: (on, worthMinor) => step(new Map([...lying, [on, (lying.get(on) ?? 0) + worthMinor]])),
    twice: () => step(new Map([...lying].map(([on, amountMinor]) => [on, 2 * amountMinor]))),
    clear: () => (lying.size > 0 ? step(new Map()) : undefined),
    /** @param {readonly Lying[]} bets */
    repeat: (bets) => step(new Map(bets.map(({ on, amountMinor }) => [on, amountMinor]))),
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
    totalMinor: () => sum([...lying.values()]),
    /** @returns {Lying[]} */
    list: () => [...lying].map(([on, amountMinor]) => ({ on, amountMinor })),
  };
}

/** @param {readonly number[]} amounts */
function sum(amounts) {
  return amounts.reduce((total, amountMinor) => total + amountMinor, 0);
}

/**
 * Whole kobo as plain decimal text: `150050` becomes `1500.50`.
 *
 * @param {number} amountMinor
 */
export function majorText(amountMinor) {
  const digits = String(amountMinor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text Decimal text with two decimals, as the server writes it, or none. */
export function minorOf(text) {
  const [major = '0', decimals = ''] = text.split('.');
  return Number(`${major}${decimals.padEnd(2, '0')}`);
}

/**
 * What fits on a chip: `150`, `1.5K`.
 *
 * @param {number} amountMinor
 */
export function chipText(amountMinor) {
  const major = Math.floor(amountMinor / 100);
  return major < 1_000 ? `${major}` : `${Math.floor(major / 100) / 10}K`;
}

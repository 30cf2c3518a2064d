import type { PricedMarket } from '../sport.ts';

export interface PricedPick {
  market: string;
  outcome: string;
  priceThousandths: number;
  /** Of a builder: the other picks that have to come true as well. */
  beside?: readonly { market: string; outcome: string }[];
}

export function picksOf(markets: readonly PricedMarket[]): PricedPick[] {
  return markets.flatMap(({ key, outcomes }) =>
    outcomes.flatMap(({ key: outcome, priceThousandths }) =>
      priceThousandths > 0 ? [{ market: key, outcome, priceThousandths }] : [],
    ),
  );
}

/** What each pick returns for a stake of one, in an end of the match: those that return nothing are left out. */
export interface BookEnd {
  picks: readonly number[];
  returns: readonly number[];
}

export interface DutchBook {
  /** What is staked on each pick, together one. */
  stakes: number[];
  /** What comes back for it at least. */
  returnsMin: number;
}

const tolerance = 1e-9;
const roundsMax = 50_000;

/**
 * Whether stakes can be shared out so that more comes back than was staked, whatever the end: a linear programme, solved by the simplex method with
 * columns made as they are needed. It looks for the other side of the same question, weights of ends under which no pick returns more than its
 * stake: once these add up to one there is no such book, and where they cannot, the prices of the rows are the book.
 */
export function findDutchBook(picksCount: number, ends: readonly BookEnd[]): DutchBook | undefined {
  const basis = createBasis(picksCount);
  for (let round = 0; round < roundsMax; round += 1) {
    if (basis.total() >= 1 + tolerance) return undefined;
    const prices = basis.prices();
    const column = entering(prices, ends);
    if (!column) return { stakes: prices.map((price) => price / basis.total()), returnsMin: 1 / basis.total() };
    basis.enter(column);
  }
  throw new Error('the linear programme has not ended');
}

/** A column of the tableau: of an end, or of what a row leaves unused. */
type Column = BookEnd & { gain: 0 | 1 };

function entering(prices: readonly number[], ends: readonly BookEnd[]): Column | undefined {
  const negative = prices.findIndex((price) => price < -tolerance);
  if (negative >= 0) return { picks: [negative], returns: [1], gain: 0 };
  let [least, found]: [number, BookEnd | undefined] = [1 - tolerance, undefined];
  for (const end of ends) {
    const worth = worthOf(end, prices);
    if (worth < least) [least, found] = [worth, end];
  }
  return found && { ...found, gain: 1 };
}

/** What an end returns for such stakes. */
export function worthOf({ picks, returns }: BookEnd, stakes: readonly number[]): number {
  let worth = 0;
  for (let at = 0; at < picks.length; at += 1) {
    worth += (returns[at] as number) * (stakes[picks[at] as number] as number);
  }
  return worth;
}

/** The basis' inverse, row by row, and what each basic column has. */
function createBasis(size: number) {
  const rows = Array.from({ length: size }, (_, at) => {
    const row = new Float64Array(size);
    row[at] = 1;
    return row;
  });
  const values = new Float64Array(size).fill(1);
  const gains = new Float64Array(size);

  function enter({ picks, returns, gain }: Column): void {
    const column = rows.map((row) =>
      picks.reduce((sum, pick, at) => sum + (row[pick] as number) * (returns[at] as number), 0),
    );
    let [leaving, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [at, entry] of column.entries()) {
      if (entry <= tolerance) continue;
      const ratio = (values[at] as number) / entry;
      if (ratio < least) [leaving, least] = [at, ratio];
    }
    const pivotRow = rows[leaving] as Float64Array;
    const pivot = column[leaving] as number;
    for (let at = 0; at < size; at += 1) pivotRow[at] = (pivotRow[at] as number) / pivot;
    values[leaving] = least;
    gains[leaving] = gain;
    for (const [other, row] of rows.entries()) {
      const factor = column[other] as number;
      if (other === leaving || factor === 0) continue;
      values[other] = (values[other] as number) - factor * least;
      for (let at = 0; at < size; at += 1) row[at] = (row[at] as number) - factor * (pivotRow[at] as number);
    }
  }

  return {
    enter,
    total: () => values.reduce((sum, value, at) => sum + value * (gains[at] as number), 0),
    prices(): number[] {
      const prices = Array.from({ length: size }, () => 0);
      for (const [at, row] of rows.entries()) {
        if (gains[at] === 0) continue;
        for (let pick = 0; pick < size; pick += 1) prices[pick] = (prices[pick] as number) + (row[pick] as number);
      }
      return prices;
    },
  };
}

import {
  type Contests,
  consolationMinor,
  games,
  growthBps,
  guaranteedMinor,
  type Outcome,
  ticketPriceMinor,
} from './operations/contests.ts';

const wholeBps = 10_000n;

/** A ticket that was paid for, by the order that asked for it. */
export interface Sold {
  id: string;
  playerId: bigint;
  picks: Outcome[][];
  columns: number;
  /** When its price was taken, in whole milliseconds, as tickets are kept. */
  paidMs: bigint;
}

/** What the columns that were sold make of the pool, and of the house's part. */
export function sharedPools(sold: readonly Sold[]): { poolMinor: bigint; takingsMinor: bigint } {
  const columns = BigInt(sold.reduce((sum, ticket) => sum + ticket.columns, 0));
  const growthMinor = (ticketPriceMinor * growthBps) / wholeBps;
  return {
    poolMinor: guaranteedMinor + growthMinor * columns,
    takingsMinor: (ticketPriceMinor - growthMinor) * columns,
  };
}

/** Places of the games that count: reserves take the places of cancelled games while there are some. */
function countingPlaces({ results, ending }: Contests): number[] {
  const places = results.map((_, at) => at).filter((at) => !ending.cancelled.includes(at));
  return places.slice(0, games);
}

/** Lists every column of a ticket and counts those that miss in so many games. */
function columnsByMisses(
  picks: readonly Outcome[][],
  places: readonly number[],
  results: readonly Outcome[],
): number[] {
  let columns: Outcome[][] = [[]];
  for (const pick of picks) columns = columns.flatMap((column) => pick.map((outcome) => [...column, outcome]));
  const counts = [0, 0, 0];
  for (const column of columns) {
    const misses = places.filter((at) => column[at] !== results[at]).length;
    if (misses < counts.length) counts[misses] = (counts[misses] as number) + 1;
  }
  return counts;
}

/** What each ticket wins by listing its columns, and what no ticket wins. */
export function winningsOf(contests: Contests, sold: readonly Sold[]) {
  const places = countingPlaces(contests);
  const earliestFirst = sold
    .map((ticket) => ({ ...ticket, counts: columnsByMisses(ticket.picks, places, contests.results) }))
    .sort((a, b) => Number(a.paidMs - b.paidMs) || (a.id < b.id ? -1 : 1));
  const won = new Map<string, bigint>();
  const unwon = [0n, 0n, 0n];
  const { poolMinor } = sharedPools(sold);
  for (const [misses, amountMinor] of [poolMinor, consolationMinor[1], consolationMinor[2]].entries()) {
    const winners = earliestFirst.filter(({ counts }) => counts[misses] !== 0);
    const columns = BigInt(winners.reduce((sum, { counts }) => sum + (counts[misses] as number), 0));
    if (columns === 0n) unwon[misses] = amountMinor;
    for (const [place, { id, counts }] of winners.entries()) {
      const restMinor = place === 0 ? amountMinor % columns : 0n;
      const wonMinor = (amountMinor / columns) * BigInt(counts[misses] as number) + restMinor;
      won.set(id, (won.get(id) ?? 0n) + wonMinor);
    }
  }
  const [rollsOverMinor, one, two] = unwon as [bigint, bigint, bigint];
  return { won, rollsOverMinor, unwonMinor: one + two };
}

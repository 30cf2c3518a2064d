import type { ActivityPeriod, Unit } from './use-activity.ts';

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Also those in which nothing happened, so that a picture shows time as it passed. `from` begins the first one, and `to` is a day of the last. */
export function everyPeriod(
  periods: readonly ActivityPeriod[],
  { from, to, by }: { from: string; to: string; by: Unit },
): ActivityPeriod[] {
  const known = new Map(periods.map((period) => [period.from, period]));
  const all: ActivityPeriod[] = [];
  for (let start = from; start <= to; start = nextStart(start, by)) all.push(known.get(start) ?? emptyFrom(start));
  return all;
}

function nextStart(start: string, by: Unit): string {
  if (by === 'week') return dayOf(Date.parse(start) + 7 * dayMs);
  const [year = 0, month = 1] = start.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 1));
}

function emptyFrom(from: string): ActivityPeriod {
  const nothing = { deposited: 0, withdrawn: 0, other: 0, staked: 0, won: 0, net: 0 };
  return { from, ...nothing, playedSeconds: 0, products: [] };
}

import { type HarmMarker, type HarmRules, harmMarkers } from '@harmattan/kernel/harm-markers';
import type { Minor } from '@harmattan/kernel/money';
import type { FactsByDay } from './count-facts.ts';

export type HarmLevel = 'low' | 'middle' | 'high';

/** What other modules know of a day. */
export interface OtherFacts {
  reversedWithdrawals: number;
  failedDeposits: number;
  raisesAsked: number;
}

/** A marker that counts, with the figures that it counts by. */
export interface SeenMarker {
  marker: HarmMarker;
  count: number;
  /** Where it is about money. */
  amountMinor: Minor | null;
  /** Within so many days. */
  days: number;
  /** The first day of those. */
  since: string;
  points: number;
}

export interface Score {
  points: number;
  level: HarmLevel;
  /** Those with the most points first. */
  seen: SeenMarker[];
}

export interface PlayerFacts {
  journal: FactsByDay;
  others: ReadonlyMap<string, OtherFacts>;
}

const dayMs = 86_400_000;

/** So many days before or after a day of the market. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The longest time that any marker looks back. */
export const windowDays = ({ weights }: HarmRules) => Math.max(...Object.values(weights).map(({ days }) => days));

/** The score of a day: from the facts of that day and the days before it, and from nothing else. */
export function scoreOn(rules: HarmRules, day: string, facts: PlayerFacts): Score {
  const seen = harmMarkers
    .flatMap((marker) => seenOn(rules, day, marker, facts) ?? [])
    .toSorted((one, other) => other.points - one.points);
  const points = seen.reduce((sum, one) => sum + one.points, 0);
  return { points, level: levelOf(rules, points), seen };
}

function levelOf({ middlePoints, highPoints }: HarmRules, points: number): HarmLevel {
  if (points >= highPoints) return 'high';
  return points >= middlePoints ? 'middle' : 'low';
}

function seenOn(rules: HarmRules, day: string, marker: HarmMarker, facts: PlayerFacts): SeenMarker | undefined {
  const { days, countMin, points: each, pointsMax } = rules.weights[marker];
  const first = addDays(day, 1 - days);
  const found = figuresOf(marker, facts).filter((one) => one.day >= first && one.day <= day && one.count > 0);
  const count = found.reduce((sum, one) => sum + one.count, 0);
  if (count < countMin) return undefined;
  const points = Math.min(pointsMax, (count - countMin + 1) * each);
  const amounts = found.flatMap(({ amountMinor }) => amountMinor ?? []);
  const [since = day] = found.map((one) => one.day).toSorted();
  const amountMinor = amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0n);
  return { marker, count, amountMinor, days, since, points };
}

interface Figure {
  day: string;
  count: number;
  amountMinor?: Minor;
}

/** A night counts once, however many stakes it has. */
function figuresOf(marker: HarmMarker, { journal, others }: PlayerFacts): Figure[] {
  const played = [...journal].map(([day, facts]) => ({ day, ...facts }));
  const known = [...others].map(([day, facts]) => ({ day, ...facts }));
  switch (marker) {
    case 'night play':
      return played.map(({ day, nightStakes }) => ({ day, count: Math.min(1, nightStakes) }));
    case 'deposits after losses':
      return played.map(({ day, depositsAfterLoss: count, depositedAfterLossMinor: amountMinor }) => ({
        ...{ day, count, amountMinor },
      }));
    case 'chased stakes':
      return played.map(({ day, chasedStakes: count, chasedMinor: amountMinor }) => ({ day, count, amountMinor }));
    case 'long sessions':
      return played.map(({ day, longSessions: count }) => ({ day, count }));
    case 'reversed withdrawals':
      return known.map(({ day, reversedWithdrawals: count }) => ({ day, count }));
    case 'failed deposits':
      return known.map(({ day, failedDeposits: count }) => ({ day, count }));
    case 'raises asked':
      return known.map(({ day, raisesAsked: count }) => ({ day, count }));
  }
}

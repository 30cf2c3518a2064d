import { attackerAt, type BasketballCourse, isRegularOver, raceStep } from '../course.ts';
import type { OpenMatch } from '../ends.ts';
import { attackChances, type Pace } from '../law.ts';
import { attacksPerMinute, regularMinutes } from '../periods.ts';
import type { ToldMarket } from './told-market.ts';

const raceMax = 60;
/** Less than this is as good as decided. */
const restMin = 1e-11;
const shareMin = 1e-15;

/** Which side has so many points first, within the regular time. */
function race(points: number): ToldMarket {
  return {
    key: `race:${points}`,
    marginThousandths: 45,
    outcomes: ['1', '2', 'none'],
    chancesOf: (open) => chancesOfRace(open, points),
    wonIn(course) {
      const winner = course.races[points / raceStep - 1];
      if (winner !== undefined) return winner === 0 ? '1' : '2';
      return isRegularOver(course) ? 'none' : undefined;
    },
  };
}

export function findRace(key: string): ToldMarket | undefined {
  const points = Number(/^race:(\d0)$/.exec(key)?.[1] ?? 0);
  return points >= raceStep && points <= raceMax ? race(points) : undefined;
}

/** Those that are run next. */
export function racesAhead({ races }: BasketballCourse): ToldMarket[] {
  return [1, 2]
    .map((ahead) => raceStep * (races.length + ahead))
    .filter((points) => points <= raceMax)
    .map(race);
}

function chancesOfRace({ course, paces }: OpenMatch, points: number): readonly number[] {
  const winner = course.races[points / raceStep - 1];
  if (winner !== undefined) return winner === 0 ? [1, 0, 0] : [0, 1, 0];
  const sums = [0, 0];
  for (const pace of paces) {
    const wins = runRace(course, pace, points);
    for (const side of [0, 1] as const) sums[side] = (sums[side] as number) + pace.weight * wins[side];
  }
  const [home, away] = sums as [number, number];
  return [home, away, Math.max(0, 1 - home - away)];
}

/** Attack by attack, in the order in which sides attack. */
function runRace({ score, minute }: BasketballCourse, { rates }: Pace, points: number): [home: number, away: number] {
  const field = { rows: points - score[0], columns: points - score[1] };
  const chances = [attackChances(rates[0]), attackChances(rates[1])] as const;
  let shares = new Float64Array(field.rows * field.columns);
  shares[0] = 1;
  const wins: [number, number] = [0, 0];
  let rest = 1;
  for (let at = minute; at < regularMinutes && rest > restMin; at += 1) {
    for (let attack = 0; attack < 2 * attacksPerMinute; attack += 1) {
      const side = attackerAt(at, attack);
      const run = attackOnce(shares, field, { side, chances: chances[side] });
      shares = run.shares;
      wins[side] += run.won;
      rest -= run.won;
    }
  }
  return wins;
}

/** Points of both sides that lack nothing yet, row by row. */
interface Field {
  rows: number;
  columns: number;
}

function attackOnce(
  shares: Float64Array<ArrayBuffer>,
  { rows, columns }: Field,
  { side, chances }: { side: 0 | 1; chances: readonly number[] },
) {
  const after = new Float64Array(shares.length);
  const step = side === 0 ? columns : 1;
  let won = 0;
  for (let at = 0; at < shares.length; at += 1) {
    const share = shares[at] as number;
    if (share < shareMin) continue;
    const lacking = side === 0 ? rows - Math.floor(at / columns) : columns - (at % columns);
    for (let points = 0; points < chances.length; points += 1) {
      const moved = share * (chances[points] as number);
      if (points >= lacking) won += moved;
      else after[at + points * step] = (after[at + points * step] as number) + moved;
    }
  }
  return { shares: after, won };
}

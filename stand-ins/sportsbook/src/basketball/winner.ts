import type { Chances } from './chances.ts';
import { type OpenMatch, overtimeAttacks, pointsToEnd } from './ends.ts';
import { type Points, pointsOver } from './law.ts';

/**
 * Who wins, overtimes included, without the work for all other markets: lists show many matches. A level end is decided by an overtime, and that again by
 * another until one is not level.
 */
export function winnerChances({ course, paces }: OpenMatch): Chances {
  let [home, away] = [0, 0];
  for (const pace of paces) {
    const now = leaders(...pointsToEnd(course, pace));
    const [homeExtra, awayExtra] = pace.rates.map((rate) => pointsOver(rate, overtimeAttacks)) as [Points, Points];
    const extra = leaders(homeExtra, awayExtra);
    const level = now.level / (extra.home + extra.away);
    home += pace.weight * (now.home + level * extra.home);
    away += pace.weight * (now.away + level * extra.away);
  }
  const homePerBillion = Math.round((home / (home + away)) * 1e9);
  return { wins: [homePerBillion, 1e9 - homePerBillion], voidPerBillion: 0 };
}

function leaders(home: Points, away: Points): { home: number; away: number; level: number } {
  const sums = { home: 0, away: 0, level: 0 };
  let [below, next] = [0, 0];
  for (let at = 0; at < home.shares.length; at += 1) {
    const points = home.from + at;
    for (; next < away.shares.length && away.from + next < points; next += 1) below += away.shares[next] as number;
    const share = home.shares[at] as number;
    const same = away.shares[points - away.from] ?? 0;
    sums.home += share * below;
    sums.level += share * same;
    sums.away += share * Math.max(0, 1 - below - same);
  }
  return sums;
}

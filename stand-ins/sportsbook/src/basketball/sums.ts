import { assert } from '@harmattan/kernel/assert';
import type { Points } from './law.ts';

/** Neither a side nor both together have more points, and none leads by more. */
export const pointsMax = 600;

/** Shares of each number of points, of both together where a side leads, and of each lead. Level ends are kept apart. */
export interface Ends {
  home: Float64Array;
  away: Float64Array;
  /** Of both sides together. */
  homeLeads: Float64Array;
  awayLeads: Float64Array;
  /** Points of each side. */
  level: Float64Array;
  /** From the home side's, `pointsMax` is added to it. */
  lead: Float64Array;
}

export function makeEnds(): Ends {
  const shares = () => new Float64Array(pointsMax);
  return {
    ...{ home: shares(), away: shares(), homeLeads: shares(), awayLeads: shares(), level: shares() },
    lead: new Float64Array(2 * pointsMax),
  };
}

/** Both sides score independently, which they do at a known pace. */
export function addEnds(ends: Ends, [home, away]: readonly [Points, Points], weight: number): void {
  assert(home.from + home.shares.length + away.from + away.shares.length < pointsMax, 'points within the limit');
  for (let at = 0; at < home.shares.length; at += 1) {
    addRow(ends, { homePoints: home.from + at, share: (home.shares[at] as number) * weight }, away);
  }
}

/** The loop that all prices wait for: nothing is called in it. */
function addRow(ends: Ends, { homePoints, share }: { homePoints: number; share: number }, away: Points): void {
  const { lead, homeLeads, awayLeads } = ends;
  const { from, shares } = away;
  let sumOfRow = 0;
  for (let at = 0; at < shares.length; at += 1) {
    const awayPoints = from + at;
    const own = share * (shares[at] as number);
    if (awayPoints === homePoints) {
      ends.level[homePoints] = (ends.level[homePoints] as number) + own;
      continue;
    }
    sumOfRow += own;
    ends.away[awayPoints] = (ends.away[awayPoints] as number) + own;
    const difference = pointsMax + homePoints - awayPoints;
    lead[difference] = (lead[difference] as number) + own;
    const total = homePoints + awayPoints;
    if (homePoints > awayPoints) homeLeads[total] = (homeLeads[total] as number) + own;
    else awayLeads[total] = (awayLeads[total] as number) + own;
  }
  ends.home[homePoints] = (ends.home[homePoints] as number) + sumOfRow;
}

/** Everything that does not end level. */
export function addDecided(ends: Ends, more: Ends): void {
  for (const name of ['home', 'away', 'homeLeads', 'awayLeads', 'lead'] as const) {
    addShifted(ends[name], listShares(more[name]), { shift: 0, share: 1 });
  }
}

type Listed = readonly (readonly [at: number, share: number])[];

/** For each level end the ends that follow on it, in which each side has so many points more. */
export function addAfterLevel(ends: Ends, level: Float64Array, more: Ends): void {
  const [home, away] = [listShares(more.home), listShares(more.away)];
  const [homeLeads, awayLeads] = [listShares(more.homeLeads), listShares(more.awayLeads)];
  for (const [points, share] of listShares(level)) {
    addShifted(ends.home, home, { shift: points, share });
    addShifted(ends.away, away, { shift: points, share });
    addShifted(ends.homeLeads, homeLeads, { shift: 2 * points, share });
    addShifted(ends.awayLeads, awayLeads, { shift: 2 * points, share });
  }
  addShifted(ends.lead, listShares(more.lead), { shift: 0, share: sum(level) });
}

function addShifted(shares: Float64Array, more: Listed, { shift, share }: { shift: number; share: number }): void {
  for (const [from, own] of more) {
    const at = from + shift;
    assert(at < shares.length, 'points within the limit');
    shares[at] = (shares[at] as number) + own * share;
  }
}

export function listShares(shares: Float64Array): Listed {
  const listed: [number, number][] = [];
  for (let at = 0; at < shares.length; at += 1) {
    if ((shares[at] as number) > 0) listed.push([at, shares[at] as number]);
  }
  return listed;
}

export function sum(shares: Float64Array): number {
  let total = 0;
  for (let at = 0; at < shares.length; at += 1) total += shares[at] as number;
  return total;
}

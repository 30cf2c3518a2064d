import type { OpenMatch } from './ends.ts';
import type { Market, Measure, Outcome } from './markets/market.ts';
import { type Ends, pointsMax } from './sums.ts';

/** Calls back for each number that the measure tells apart, with points that stand for it. */
type Visit = (home: number, away: number, share: number) => void;

export interface Chances {
  /** Of each outcome, per billion. */
  wins: readonly number[];
  voidPerBillion: number;
}

export function chancesOf(open: OpenMatch, { view, measure, outcomes, isVoid }: Market): Chances {
  const shares = outcomes.map(() => 0);
  let [all, voided] = [0, 0];
  visit(open.of(view), measure, (home, away, share) => {
    all += share;
    if (isVoid?.(home, away)) voided += share;
    for (let at = 0; at < shares.length; at += 1) {
      if ((outcomes[at] as Outcome).isWon(home, away)) shares[at] = (shares[at] as number) + share;
    }
  });
  return { wins: shares.map((share) => perBillion(share, all)), voidPerBillion: perBillion(voided, all) };
}

export function perBillion(share: number, all: number): number {
  return Math.round((share / all) * 1e9);
}

function visit(ends: Ends, measure: Measure, call: Visit): void {
  switch (measure) {
    case 'lead':
      each(ends.lead, (at, share) => call(Math.max(0, at - pointsMax), Math.max(0, pointsMax - at), share));
      break;
    case 'home':
      each(ends.home, (at, share) => call(at, 0, share));
      break;
    case 'away':
      each(ends.away, (at, share) => call(0, at, share));
      break;
    case 'total':
    case 'leaderAndTotal':
      each(ends.homeLeads, (at, share) => call(at, 0, share));
      each(ends.awayLeads, (at, share) => call(0, at, share));
  }
  each(ends.level, (at, share) => call(at, at, share));
}

function each(shares: Float64Array, call: (at: number, share: number) => void): void {
  for (let at = 0; at < shares.length; at += 1) {
    const share = shares[at] as number;
    if (share > 0) call(at, share);
  }
}

/** The number of a measure that as many ends lie below as above. */
export function middleOf(ends: Ends, measure: Exclude<Measure, 'leaderAndTotal'>): number {
  const shares = new Float64Array(2 * pointsMax);
  let all = 0;
  visit(ends, measure, (home, away, share) => {
    const at = numberOf(measure, home, away) + (measure === 'lead' ? pointsMax : 0);
    shares[at] = (shares[at] as number) + share;
    all += share;
  });
  let below = 0;
  const middle = shares.findIndex((share) => {
    below += share;
    return below >= all / 2;
  });
  return measure === 'lead' ? middle - pointsMax : middle;
}

function numberOf(measure: Exclude<Measure, 'leaderAndTotal'>, home: number, away: number): number {
  if (measure === 'lead') return home - away;
  if (measure === 'total') return home + away;
  return measure === 'home' ? home : away;
}

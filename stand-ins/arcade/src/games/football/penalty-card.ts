import { drawsFrom } from '@harmattan/fair/draws';
import { type Kickers, priceShootOut, type ShootOut, shootOutMarkets } from '@harmattan/fair/football/shoot-out';
import type { Random } from '@harmattan/kernel/random';
import type { Club } from './clubs.ts';

/** What is announced of a shoot-out: one match of a card like any other. */
export interface PenaltyCard {
  number: number;
  matches: [{ home: number; away: number; strengths: Kickers; prices: number[] }];
}

/** Kicks in their order, home first: whether each went in. */
export interface PenaltyOutcome {
  matches: [{ home: number; away: number; score: [number, number]; kicks: boolean[]; through: 'home' | 'away' }];
}

export const penaltySpots: readonly string[] = shootOutMarkets.flatMap(({ spots }) => spots);

/** Of a hundred kicks, and how much a side's day makes of it. */
const usual = 75;
const dayMost = 5;

export function announcePenalties(
  clubs: readonly Club[],
  { number, random }: { number: number; random: Random },
): PenaltyCard {
  const draws = drawsFrom(random);
  const home = draws.below(clubs.length);
  const away = (home + 1 + draws.below(clubs.length - 1)) % clubs.length;
  const today = (club: number) => usual + (clubs[club]?.attack ?? 0) + draws.below(2 * dayMost + 1) - dayMost;
  const strengths = { home: today(home), away: today(away) };
  const prices = priceShootOut(strengths);
  return { number, matches: [{ home, away, strengths, prices: penaltySpots.map((spot) => prices[spot] ?? 0) }] };
}

export function tellPenalties({ matches: [{ home, away }] }: PenaltyCard, shootOut: ShootOut): PenaltyOutcome {
  const { kicks, winner } = shootOut;
  const score: [number, number] = [shootOut.home, shootOut.away];
  return { matches: [{ home, away, score, kicks: kicks.map(({ isGoal }) => isGoal), through: winner }] };
}

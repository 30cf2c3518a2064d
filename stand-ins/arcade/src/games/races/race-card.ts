import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { priceRace, type RacePrices } from '@harmattan/fair/races/prices';
import type { Random } from '@harmattan/kernel/random';
import type { PastTurn } from '../../live/live-table.ts';
import type { RaceTheme } from './themes.ts';

/** What is announced of a race: who runs, how strong, how they ran before, and what they pay. */
export interface RaceCard extends RacePrices {
  number: number;
  runners: Runner[];
}

export interface Runner {
  /** Its place in the theme's list of names. */
  id: number;
  /** Its share of the weights is its chance to win. */
  weight: number;
  /** Where it finished in the last races in which it ran, newest first. */
  form: number[];
}

/** Every runner has a strength of its own, 10 to 25, and a day, 0 to 15. */
const strengthMin = 10;
const daysBest = 15;
const formShown = 4;
/** So many past races are looked at for the runners' form. */
export const pastRaces = 20;

export function announceRace(
  theme: Pick<RaceTheme, 'runners' | 'names'>,
  { number, random, past }: { number: number; random: Random; past: readonly PastTurn[] },
): RaceCard {
  const draws = drawsFrom(random);
  const runners = choose(draws, theme.names.length, theme.runners).map((id) => ({
    id,
    weight: strengthOf(id, theme.names.length) + draws.below(daysBest + 1),
    form: formOf(id, past),
  }));
  return { number, runners, ...priceRace(runners.map(({ weight }) => weight)) };
}

/** Spread over all who may run, without a pattern that the list would show. */
function strengthOf(id: number, count: number): number {
  return strengthMin + Math.floor((((id * 7 + 3) % count) * 15) / (count - 1));
}

function choose(draws: Draws, count: number, wanted: number): number[] {
  const all = Array.from({ length: count }, (_, id) => id);
  return Array.from({ length: wanted }, () => all.splice(draws.below(all.length), 1)[0] ?? 0);
}

function formOf(id: number, past: readonly PastTurn[]): number[] {
  return past
    .flatMap(({ outcome }) => {
      const { order, runners } = outcome as unknown as RaceOutcome;
      const place = order.findIndex((at) => runners[at] === id);
      return place < 0 ? [] : [place + 1];
    })
    .slice(0, formShown);
}

/** How a race is told: places on the card in the order in which they came in, and who was on the card. */
export interface RaceOutcome {
  order: number[];
  runners: number[];
}

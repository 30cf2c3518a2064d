import type { Draws } from '../draws.ts';
import { cells, minesMultiplierHundredths } from './pays.ts';

export interface MinesChoice {
  /** From 1 to 24. */
  mines: number;
}

/** Everything about a round: where the mines are is known from the beginning, and only to the server. */
export type MinesHand = {
  /** Places from 1 to 25, row by row. */
  mines: number[];
  opened: number[];
  /** The multiplier at which the round ends by itself. */
  mostHundredths: number;
  ended: 'cashed-out' | 'given-back' | null;
};

/** `give-back` is done for a player who has gone before anything was opened; players cannot ask for it. */
export type MinesMove = { open: number } | { do: 'cash-out' | 'give-back' };

const allPlaces = Array.from({ length: cells }, (_, at) => at + 1);

/** So many places of twenty-five, each set of places equally likely: Fisher–Yates, carried as far as there are mines. */
export function drawMines(draws: Draws, { mines }: MinesChoice): number[] {
  const places = [...allPlaces];
  const drawn: number[] = [];
  for (let left = cells; drawn.length < mines; left -= 1) {
    const at = draws.below(left);
    drawn.push(places[at] ?? 0);
    places[at] = places[left - 1] ?? 0;
  }
  return drawn.sort((one, other) => one - other);
}

export function layMines(mines: number[], mostHundredths: number): MinesHand {
  return { mines, opened: [], mostHundredths, ended: null };
}

const hitPlace = ({ mines, opened }: MinesHand) => opened.find((place) => mines.includes(place));

/** What the gems are worth that lie open, in hundredths of the stake. */
function minesWorthHundredths(hand: MinesHand, more = 0): number {
  return minesMultiplierHundredths(hand.mines.length, hand.opened.length + more, hand.mostHundredths);
}

/** How the round ended, or undefined while there is something to decide. The last gem and the most cash out by themselves. */
export function minesEnd(hand: MinesHand): 'hit' | 'cashed-out' | 'given-back' | undefined {
  if (hand.ended) return hand.ended;
  if (hitPlace(hand) !== undefined) return 'hit';
  const isComplete = hand.opened.length === cells - hand.mines.length;
  const isMost = hand.opened.length > 0 && minesWorthHundredths(hand) === hand.mostHundredths;
  return isComplete || isMost ? 'cashed-out' : undefined;
}

/** The round after a move; undefined when the move is out of turn. */
export function actMines(hand: MinesHand, move: MinesMove): MinesHand | undefined {
  if (minesEnd(hand)) return undefined;
  if ('open' in move) {
    const isThere = Number.isInteger(move.open) && move.open >= 1 && move.open <= cells;
    return isThere && !hand.opened.includes(move.open) ? { ...hand, opened: [...hand.opened, move.open] } : undefined;
  }
  const isUntouched = hand.opened.length === 0;
  if (move.do === 'give-back') return isUntouched ? { ...hand, ended: 'given-back' } : undefined;
  return isUntouched ? undefined : { ...hand, ended: 'cashed-out' };
}

/** Nothing has been decided before the first gem, so the stake goes back; after it, what is there is taken. */
export function leaveMines({ opened }: MinesHand): MinesMove {
  return { do: opened.length === 0 ? 'give-back' : 'cash-out' };
}

/** What the player may see: nothing of where the mines are. */
export function viewMines(hand: MinesHand) {
  return {
    mines: hand.mines.length,
    opened: hand.opened,
    multiplierHundredths: minesWorthHundredths(hand),
    nextHundredths: minesWorthHundredths(hand, 1),
    mostHundredths: hand.mostHundredths,
  };
}

/** The whole round when it has ended, the mines included. */
export function tellMines(hand: MinesHand) {
  const end = minesEnd(hand);
  if (!end) return undefined;
  return {
    end,
    mines: hand.mines,
    opened: hand.opened,
    hit: hitPlace(hand) ?? null,
    multiplierHundredths: end === 'hit' ? 0 : minesWorthHundredths(hand),
  };
}

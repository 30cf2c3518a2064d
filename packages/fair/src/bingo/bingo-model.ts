import type { Draws } from '../draws.ts';

/** Something complete on a ticket, and what it pays in hundredths of the ticket's stake. */
export interface BingoWin {
  prize: string;
  winHundredths: number;
  /** The places on the ticket that make it up. */
  cells: number[];
  /** With which call it was complete, where the pay depends on it. */
  call?: number;
}

export interface BingoPaid {
  winHundredths: number;
  wins: BingoWin[];
}

/** A bingo against the house: tickets are dealt, a fixed number of balls is called, and each ticket pays by itself. */
export interface BingoModel {
  name: string;
  numbers: number;
  called: number;
  rows: number;
  columns: number;
  returnMillionths: number;
  /** A ticket row by row; 0 is a place without a number. */
  deal(draws: Draws): number[];
  pay(ticket: readonly number[], balls: readonly number[]): BingoPaid;
}

export const ticketsMax = 4;

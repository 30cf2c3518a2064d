import { drawBalls } from '@harmattan/fair/balls';
import { type BingoModel, ticketsMax } from '@harmattan/fair/bingo/bingo-model';
import { drawsFrom } from '@harmattan/fair/draws';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { instantStakes, isStep } from '../instant/stakes.ts';
import type { Theme } from '../instant/theme.ts';
import { bingoFace } from './face.ts';

export interface BingoChoice {
  tickets: number;
}

/** One title of bingo. Each ticket costs the stake, and is paid by it. */
export function makeBingo(model: BingoModel, theme: Theme): InstantGame<BingoChoice> {
  return {
    name: theme.slug,
    choice: z.strictObject({ tickets: z.int().min(1).max(ticketsMax) }),
    stakes: instantStakes,
    fits: ({ stakeMinor }) => isStep(stakeMinor),
    costMinor: ({ choice: { tickets }, stakeMinor }) => stakeMinor * BigInt(tickets),
    play({ choice, stakeMinor: costMinor, random }) {
      const stakeMinor = costMinor / BigInt(choice.tickets);
      const draws = drawsFrom(random);
      const tickets = Array.from({ length: choice.tickets }, () => model.deal(draws));
      const balls = drawBalls(draws, { of: model.numbers, count: model.called });
      const paidHundredths = tickets.map((ticket) => model.pay(ticket, balls).winHundredths);
      const winHundredths = paidHundredths.reduce((sum, paid) => sum + paid, 0);
      return {
        outcome: { tickets, balls, paidHundredths, stakeMinor: Number(stakeMinor) },
        winMinor: (stakeMinor * BigInt(winHundredths)) / 100n,
      };
    },
    face: bingoFace(model, theme),
  };
}

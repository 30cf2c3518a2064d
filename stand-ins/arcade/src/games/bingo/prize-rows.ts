import { oneIn75, type Prize75, prizes75 } from '@harmattan/fair/bingo/pay-75';
import { prizeNames90, prizes90 } from '@harmattan/fair/bingo/pay-90';
import { chancesOf, whole90 } from '@harmattan/fair/bingo/return-90';

export interface PrizeRow {
  prize: string;
  /** By which call, where that counts. */
  calls?: number;
  winHundredths: number;
  /** One ticket in so many has it, to the nearest. */
  oneIn: number;
}

const rows75: readonly PrizeRow[] = (Object.keys(prizes75) as Prize75[]).map((prize) => ({
  prize,
  winHundredths: prizes75[prize],
  oneIn: oneIn75[prize],
}));

const rows90: readonly PrizeRow[] = prizeNames90.flatMap((prize) => {
  const chances = chancesOf(prize);
  return prizes90[prize].map(({ calls, winHundredths }, at) => ({
    prize,
    calls,
    winHundredths,
    oneIn: Math.round(Number((1_000n * whole90) / (chances[at] ?? whole90)) / 1_000),
  }));
});

/** Every prize of a bingo, as its rules tell them. */
export const prizeRows: Readonly<Record<string, readonly PrizeRow[]>> = { 'bingo-75': rows75, 'bingo-90': rows90 };

import type { MarketName } from '@harmattan/kernel/markets/markets';

/** In one of so many seeds winnings are taxed. */
const taxedEvery = 3;

export const marketOfSeed = (seed: string): MarketName =>
  Number(seed) % taxedEvery === 1 ? 'nigeria-lagos' : 'nigeria';

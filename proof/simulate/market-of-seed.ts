import type { MarketName } from '@harmattan/kernel/market-taxes';

/** In one of so many seeds winnings are taxed. */
const taxedEvery = 3;

export const marketOfSeed = (seed: string): MarketName =>
  Number(seed) % taxedEvery === 1 ? 'nigeria-lagos' : 'nigeria';

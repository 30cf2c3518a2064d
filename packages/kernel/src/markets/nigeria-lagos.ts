import type { Market } from './market.ts';
import { nigeria } from './nigeria.ts';

/** Where a house is licensed by the state of Lagos, which taxes winnings when they are paid. */
export const nigeriaLagos: Market = {
  ...nigeria,
  taxes: [
    {
      authority: 'lagos',
      authorityName: 'Lagos State Internal Revenue Service',
      products: ['sports', 'jackpot', 'races'],
      basis: 'win-minus-stake',
      rate: 500n,
      from: new Date('2026-02-01T00:00:00+01:00'),
    },
  ],
};

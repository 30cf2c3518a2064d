import type { TaxRule } from './taxes.ts';

/** The markets that a house can be opened in. */
export const marketNames = ['nigeria', 'nigeria-lagos'] as const;
export type MarketName = (typeof marketNames)[number];

/** What winnings are taxed by in each market. A rate that changes ends its rule and begins the next one: neither is edited once it held. */
export const marketTaxes: Record<MarketName, readonly TaxRule[]> = {
  nigeria: [],
  'nigeria-lagos': [
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

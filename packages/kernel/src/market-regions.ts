import { market } from './market.ts';

/** The states or regions of the market. */
export const marketRegions: readonly string[] = market.regions ?? [];

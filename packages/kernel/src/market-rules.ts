import type { Market } from './markets/market.ts';
import { defaultMarket, marketNames, markets } from './markets/markets.ts';

declare const process: { env: { MARKET?: string } };

/** The name that this process was started with. The settings refuse one that is not known. */
const name = marketNames.find((known) => known === process.env.MARKET) ?? defaultMarket;

/** The whole rules of this house's market, for servers. What pages know too is in `market.ts`. */
export const marketRules: Market = markets[name];

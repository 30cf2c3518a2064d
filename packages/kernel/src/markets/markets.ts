import type { Market, PageMarket } from './market.ts';
import { nigeria } from './nigeria.ts';
import { nigeriaLagos } from './nigeria-lagos.ts';
import { tanzania } from './tanzania.ts';

/** The markets that a house can be opened in, by the name that `MARKET` has for them. */
export const markets = { nigeria, 'nigeria-lagos': nigeriaLagos, tanzania } satisfies Record<string, Market>;

export type MarketName = keyof typeof markets;

export const marketNames = Object.keys(markets) as [MarketName, ...MarketName[]];

export const defaultMarket: MarketName = 'nigeria';

/** What a page is told of this market before its first call. */
export function pageMarketOf(market: Market, { withRegions }: { withRegions: boolean }): PageMarket {
  const { country, phonePrefix, mobilePrefixes, numberDigits, numberExample, currency, currencySign } = market;
  const { payOutDecimals, timeZone, utcOffsetMs, hasBankTransfer, complaintBody, regions } = market;
  return {
    ...{ country, phonePrefix, mobilePrefixes, numberDigits, numberExample, currency, currencySign },
    ...{ payOutDecimals, timeZone, utcOffsetMs, hasBankTransfer, complaintBody },
    ...(withRegions && { regions }),
  };
}

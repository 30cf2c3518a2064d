import { openCountryDatabase } from './country-database.ts';
import type { GeoSettings } from './get-ip-country.ts';
import { geoRoutes } from './routes.ts';

export { geoAttribution } from './country-database.ts';

export async function createGeo(settings: GeoSettings) {
  return { handlers: geoRoutes({ settings, countryOf: await openCountryDatabase() }) };
}

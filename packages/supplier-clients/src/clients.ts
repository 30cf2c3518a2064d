import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { createBetsolutionsClient } from './betsolutions.ts';
import { createQtechClient } from './qtech.ts';
import type { ClientOptions, SupplierClient } from './supplier-client.ts';

type ClientMakers = { [Name in SupplierName]?: (options: ClientOptions<Name>) => SupplierClient };

/** One for each wire that is spoken. */
export const clientMakers: ClientMakers = {
  betsolutions: createBetsolutionsClient,
  qtech: createQtechClient,
};

export function createClient<Name extends SupplierName>(supplier: Name, options: ClientOptions<Name>): SupplierClient {
  const make = clientMakers[supplier] as ((options: ClientOptions<Name>) => SupplierClient) | undefined;
  if (!make) throw new Error(`there is no client for ${supplier}`);
  return make(options);
}

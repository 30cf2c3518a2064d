import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { createBetconstructClient } from './betconstruct.ts';
import { createBetsolutionsClient } from './betsolutions.ts';
import { createEgtClient } from './egt.ts';
import { createEndorphinaClient } from './endorphina.ts';
import { createGlobalbetClient } from './globalbet.ts';
import { createQtechClient } from './qtech.ts';
import { createSoftgamingClient } from './softgaming.ts';
import type { ClientOptions, SupplierClient } from './supplier-client.ts';
import { createVivoClient } from './vivo.ts';

type ClientMakers = { [Name in SupplierName]?: (options: ClientOptions<Name>) => SupplierClient };

/** One for each wire that is spoken. */
export const clientMakers: ClientMakers = {
  betsolutions: createBetsolutionsClient,
  egt: createEgtClient,
  endorphina: createEndorphinaClient,
  softgaming: createSoftgamingClient,
  betconstruct: createBetconstructClient,
  qtech: createQtechClient,
  vivo: createVivoClient,
  globalbet: createGlobalbetClient,
};

export function createClient<Name extends SupplierName>(supplier: Name, options: ClientOptions<Name>): SupplierClient {
  const make = clientMakers[supplier] as ((options: ClientOptions<Name>) => SupplierClient) | undefined;
  if (!make) throw new Error(`there is no client for ${supplier}`);
  return make(options);
}

import type { BookName } from '@harmattan/wires/suppliers/names';
import { createAltenarClient } from './altenar.ts';
import type { BookClient } from './book-client.ts';
import { createBsbettingClient } from './bsbetting.ts';
import { createBtiClient } from './bti.ts';
import { createEverymatrixClient } from './everymatrix.ts';
import type { ClientOptions } from './supplier-client.ts';

type BookClientMakers = { [Name in BookName]?: (options: ClientOptions<Name>) => BookClient };

/** One for each sportsbook's wire that is spoken. */
export const bookClientMakers: BookClientMakers = {
  altenar: createAltenarClient,
  bti: createBtiClient,
  everymatrix: createEverymatrixClient,
  bsbetting: createBsbettingClient,
};

export function createBookClient<Name extends BookName>(name: Name, options: ClientOptions<Name>): BookClient {
  const make = bookClientMakers[name] as ((options: ClientOptions<Name>) => BookClient) | undefined;
  if (!make) throw new Error(`there is no client for ${name}`);
  return make(options);
}

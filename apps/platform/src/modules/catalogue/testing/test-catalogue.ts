import { apiPrefix, type CallData, type CallInput, calls, type Envelope, splitKey } from '@harmattan/contract';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Handlers } from '../../../plumbing/http/answer.ts';
import { createLog } from '../../../plumbing/log.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { testServer } from '../../../testing/test-server.ts';
import { createCatalogue } from '../index.ts';
import type { ListedGame, ListedSupplier } from '../listing.ts';
import type { CatalogueCalls } from '../routes.ts';

export const suppliers: ListedSupplier[] = [
  { name: 'endorphina', id: 4, slotPageName: 'Endorphina', imageBase: '/tiles/', isEnabled: true },
  { name: 'qtech', id: 6, slotPageName: 'QTech', imageBase: '/tiles/', isEnabled: true },
  { name: 'globalbet', id: 7, slotPageName: 'GlobalBet', imageBase: '/tiles/', isEnabled: true },
];

/** A slot of Endorphina's, unless told otherwise. Its name is its external id without the spaces. */
export function listed(name: string, change: Partial<ListedGame> = {}): ListedGame {
  return {
    supplier: 'endorphina',
    externalId: name.replaceAll(/\W/g, ''),
    variant: '',
    name,
    gameType: 2,
    categories: [6],
    image: 'baobab-dusk.svg',
    isForMobile: true,
    isForDesktop: true,
    hasFreePlay: true,
    hasDropsAndWins: false,
    releasedOn: '2026-09-01',
    popularity: 50,
    isEnabled: true,
    ...change,
  };
}

const everything = { forMobile: true, providerId: 0, gameType: 2, category: 0, searchText: '', page: 1 };

/** The module over a test's own database, with these games and no others, and its calls served as they are in production. */
export async function startTestCatalogue(db: TestDatabase, games: ListedGame[] = [], database = db.database) {
  await emptyCatalogue(db);
  const catalogue = createCatalogue({ database, log: createLog({ level: 'silent' }) });
  await catalogue.importGames({ suppliers, games }, { isStrict: true });
  const served: CatalogueCalls[] = [
    'GET Game/GetGameProviders',
    'POST Game/GetGames',
    'POST Game/AddFavGame',
    'POST Game/RemoveFavGame',
  ];
  const server = await testServer({
    env: { REQUESTS_PER_MINUTE_MAX: '1000000' },
    calls: Object.fromEntries(served.map((key) => [key, calls[key]])) as unknown as typeof calls,
    handlers: catalogue.handlers as unknown as Handlers<typeof calls>,
    async authenticate({ headers }) {
      const playerId = headers['x-test-player'];
      if (typeof playerId !== 'string') return undefined;
      return {
        playerId: BigInt(playerId),
        userName: playerId,
        sessionId: 'test',
        sessionEpoch: 0,
        restricted: false,
      };
    },
  });
  catalogue.serveTiles(server);
  onTestFinished(() => catalogue.stop());

  async function call<Key extends CatalogueCalls>(
    key: Key,
    input: { query?: object; body?: object },
    playerId?: bigint,
  ): Promise<Envelope<CallData<Key>> & { http: number }> {
    const { method, path } = splitKey(key);
    const response = await server.inject({
      method: method as 'GET' | 'POST',
      url: `${apiPrefix}${path}`,
      ...(input.query && { query: input.query as Record<string, string> }),
      ...(input.body && { payload: input.body }),
      headers: playerId === undefined ? {} : { 'x-test-player': String(playerId) },
    });
    return { http: response.statusCode, ...response.json() };
  }

  type Query = CallInput<'POST Game/GetGames'>['body'];
  const ask = (query: Partial<Query> = {}, playerId?: bigint) =>
    call('POST Game/GetGames', { body: { ...everything, ...query } }, playerId);

  return {
    catalogue,
    server,
    call,
    ask,
    async cards(query: Partial<Query> = {}, playerId?: bigint) {
      return (await ask(query, playerId)).data;
    },
    async names(query: Partial<Query> = {}, playerId?: bigint): Promise<string[]> {
      return (await ask(query, playerId)).data.map(({ gameName }) => gameName);
    },
    idOf(name: string): number {
      const found = catalogue.findGame({ ...listed(name) });
      if (!found) throw new Error(`there is no game ${name}`);
      return found.id;
    },
  };
}

/** As the tables' owner: the platform's own role may not delete a game. */
async function emptyCatalogue(db: TestDatabase): Promise<void> {
  const client = new pg.Client(db.url('harmattan_owner'));
  await client.connect();
  await client.query('truncate catalogue.supplier, catalogue.game, catalogue.tournament_game cascade');
  await client.query('update catalogue.revision set number = number + 1, shipped_hash = null');
  await client.end();
}

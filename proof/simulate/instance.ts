import { calls, splitKey } from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';
import { createIds } from '@harmattan/kernel/ids';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCashier } from '../../apps/platform/src/modules/cashier/index.ts';
import { createJackpots } from '../../apps/platform/src/modules/jackpot/index.ts';
import { createRaces } from '../../apps/platform/src/modules/races/index.ts';
import { createSuppliers } from '../../apps/platform/src/modules/suppliers/index.ts';
import { createWallet } from '../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import type { Handlers } from '../../apps/platform/src/plumbing/http/answer.ts';
import { serveCalls } from '../../apps/platform/src/plumbing/http/calls.ts';
import { answerFailure } from '../../apps/platform/src/plumbing/http/failure.ts';
import type { Log } from '../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import type { Ledger } from './ledger.ts';
import type { Reply } from './network.ts';
import { raceGames } from './players.ts';
import { startPostgresProxy } from './postgres-proxy.ts';
import { createSeededRandom } from './random.ts';
import type { Schedule } from './schedule.ts';
import { type Owner, owners, type VirtualTime } from './virtual-time.ts';

const currency = 'NGN';
const gatewayTimeoutMs = 9_000;
const ignore = () => {};
/** What instances have to say is not looked at, and a real log would keep a timer going. */
const log = {
  ...{ level: 'silent', silent: ignore, trace: ignore, debug: ignore, info: ignore, warn: ignore },
  ...{ error: ignore, fatal: ignore, child: () => log },
} as unknown as Log;

export interface InstanceDeps {
  seed: string;
  name: string;
  databaseUrl: string;
  schedule: Schedule;
  time: VirtualTime;
  ledger: Ledger;
  userNameOf(playerId: bigint): string;
  playerByUserName(userName: string): bigint | undefined;
}

/** One process of the platform's money parts, as far as anything outside can tell. */
export async function startInstance(deps: InstanceDeps) {
  const owner: Owner = { isDead: false };
  return owners.run(owner, async () => {
    const { name, schedule, time, ledger } = deps;
    const proxy = await startPostgresProxy({ url: deps.databaseUrl, name, schedule });
    const clock = { now: () => new Date(time.nowMs()) };
    const random = createSeededRandom(`${deps.seed} ${name}`);
    const ids = createIds({ clock, random });
    const bus = createLocalBus({ log });
    const database = openDatabase({ url: proxy.url, connectionsMax: 4, onIdleError() {} });
    const settings = readSettings({
      KUDIPAL_URL: `http://${name}.sim/kudipal`,
      SELCOM_URL: `http://${name}.sim/selcom`,
      FASTHUB_URL: `http://${name}.sim/fasthub`,
    });
    const money = createWallet({
      ...{ database, url: proxy.url, ids, bus, log, currency },
      settings: { road: 'batched', queueMax: 1_000 },
    });
    const wallet = ledger.watch(money.wallet);
    const userNameOf = async (playerId: bigint) => deps.userNameOf(playerId);
    const cashier = createCashier({
      ...{ database, ids, clock, log, wallet, currency, gatewayTimeoutMs },
      settings: { ...settings.payments, siteUrl: settings.siteUrl },
      async playerByUserName(userName) {
        const playerId = deps.playerByUserName(userName);
        return playerId === undefined ? undefined : { playerId, userName };
      },
      nameOf: async () => ({ firstName: 'Ada', lastName: 'Obi' }),
      rankOf: async () => 0,
    });
    const suppliers = createSuppliers({
      ...{ database, clock, ids, random, bus, log, wallet, currency, userNameOf },
      settings: settings.suppliers,
      mayOverdraw: false,
      country: 'NG',
      siteUrl: settings.siteUrl,
      epochOfSession: async () => 0,
      findGame: () => undefined,
      providerName: (supplier) => supplier,
      bookName: (book) => book,
      markPlayed: async () => {},
    });
    const jackpots = createJackpots({ database, clock, ids, log, wallet, demo: false });
    const races = createRaces({
      ...{ database, clock, random, log, wallet, currency, userNameOf },
      games: raceGames,
      countryDigits: '234',
    });
    const handlers = { ...money.handlers, ...cashier.handlers, ...jackpots.handlers };
    const server = await serve({ handlers, cashier, suppliers });

    /** Runs as this process does: what it waits for ends with it. */
    const within = <Result>(run: () => Promise<Result>): Promise<Result> => owners.run(owner, run);

    return {
      name,
      owner,
      wallet,
      cashier,
      suppliers,
      jackpots,
      races,
      jobs: money.jobs,
      raiseSessionEpoch: money.raiseSessionEpoch,
      pool: database.pool,
      within,
      get isDead() {
        return owner.isDead;
      },
      /** A request to its server, as its bytes would be read there. */
      request: (request: Request) => within(() => inject(server, request)),
      /** A call of a player's own page. */
      playerCall(playerId: bigint, key: string, input: { query?: Record<string, string>; body?: unknown }) {
        const { method, path } = splitKey(key as never) as { method: string; path: string };
        const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
        const body = input.body === undefined ? undefined : JSON.stringify(input.body);
        const headers = { 'x-player': String(playerId), 'content-type': 'application/json' };
        return within(() => inject(server, { method, url: `${apiPrefix}${path}${query}`, headers, body }));
      },
      /** Ends as SIGKILL ends a process: nothing more leaves it, and nothing is waited for. */
      async die() {
        owner.isDead = true;
        proxy.close();
        await proxy.cut();
      },
    };
  });
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;

interface Request {
  method: string;
  url: string;
  headers?: Record<string, string> | undefined;
  body?: string | undefined;
}

async function inject(server: FastifyInstance, { method, url, headers, body }: Request): Promise<Reply> {
  const response = await server.inject({
    method: method as 'GET' | 'POST',
    url,
    ...(headers && body === undefined ? { headers: withoutType(headers) } : { headers: headers ?? {} }),
    ...(body !== undefined && { payload: body }),
  });
  return { http: response.statusCode, text: response.payload };
}

function withoutType({ 'content-type': _type, ...headers }: Record<string, string>): Record<string, string> {
  return headers;
}

async function serve(parts: {
  handlers: object;
  cashier: ReturnType<typeof createCashier>;
  suppliers: ReturnType<typeof createSuppliers>;
}): Promise<FastifyInstance> {
  const server = Fastify({ logger: false, pluginTimeout: 0 });
  server.setErrorHandler(answerFailure);
  const served = Object.keys(parts.handlers) as (keyof typeof calls)[];
  await server.register(
    async (api) => {
      // How often a caller may call is no matter of money.
      api.decorate('rateLimit', () => async () => {});
      await serveCalls(api, {
        calls: Object.fromEntries(served.map((key) => [key, calls[key]])) as typeof calls,
        handlers: parts.handlers as Handlers<typeof calls>,
        async authenticate({ headers }) {
          const playerId = BigInt(String(headers['x-player'] ?? '0'));
          if (playerId === 0n) return undefined;
          const userName = userNameFor(playerId);
          return { playerId, userName, sessionId: 'simulation', sessionEpoch: 0, restricted: false };
        },
        secureCookies: false,
        isTrustedProxy: () => false,
        requestsPerMinuteMax: 1_000_000,
      });
    },
    { prefix: apiPrefix },
  );
  await parts.cashier.serveHooks(server);
  await parts.suppliers.serveWires(server);
  return server;
}

export function userNameFor(playerId: bigint): string {
  return `2348${String(playerId).padStart(9, '0')}`;
}

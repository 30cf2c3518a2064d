import { calls, splitKey } from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds, type Ids } from '@harmattan/kernel/ids';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createAdjustments } from '../../apps/platform/src/modules/adjustments/index.ts';
import { createApprovals, DecidedMeanwhile } from '../../apps/platform/src/modules/approvals/index.ts';
import { createCases } from '../../apps/platform/src/modules/cases/index.ts';
import { createCashier } from '../../apps/platform/src/modules/cashier/index.ts';
import { createCompliance } from '../../apps/platform/src/modules/compliance/index.ts';
import { createIncidents } from '../../apps/platform/src/modules/incidents/index.ts';
import { createJackpots } from '../../apps/platform/src/modules/jackpot/index.ts';
import { createRaces } from '../../apps/platform/src/modules/races/index.ts';
import { createSuppliers } from '../../apps/platform/src/modules/suppliers/index.ts';
import { createTurnover } from '../../apps/platform/src/modules/turnover/index.ts';
import { archiveEntries, createWallet, type Wallet } from '../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import type { Handlers } from '../../apps/platform/src/plumbing/http/answer.ts';
import { serveCalls } from '../../apps/platform/src/plumbing/http/calls.ts';
import { answerFailure } from '../../apps/platform/src/plumbing/http/failure.ts';
import type { Log } from '../../apps/platform/src/plumbing/log.ts';
import { createOutbox } from '../../apps/platform/src/plumbing/outbox/outbox.ts';
import { createVault } from '../../apps/platform/src/plumbing/vault.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import './kept-plans.ts';
import { marketOfSeed } from './market-of-seed.ts';
import type { Reply } from './network.ts';
import { players, raceGames, staffIds, userNameFor } from './players.ts';
import { confirmPlayer, openProtection } from './protection.ts';
import { createSeededRandom } from './random.ts';

const currency = 'NGN';
const gatewayTimeoutMs = 9_000;
const ignore = () => {};
/** What instances have to say is not looked at, and a real log would keep a timer going. */
export const silentLog = {
  ...{ level: 'silent', silent: ignore, trace: ignore, debug: ignore, info: ignore, warn: ignore },
  ...{ error: ignore, fatal: ignore, child: () => silentLog },
} as unknown as FastifyBaseLogger;
const log: Log = silentLog;

export interface PartsDeps {
  seed: string;
  name: string;
  /** The database, by way of the proxy that holds every message. */
  url: string;
  nowMs(): number;
  /** The same wallet; what it answers is noted. */
  watch(wallet: Wallet): Wallet;
}

/** The platform's money parts with their server, as one process runs them. */
export async function openParts({ seed, name, url, nowMs, watch }: PartsDeps) {
  const clock = { ...systemClock, now: () => new Date(nowMs()) };
  const random = createSeededRandom(`${seed} ${name}`);
  const ids = createIds({ clock, random });
  const bus = createLocalBus({ log });
  const database = openDatabase({ url, connectionsMax: 4, onIdleError() {} });
  const settings = readSettings({
    KUDIPAL_URL: `http://${name}.sim/kudipal`,
    SELCOM_URL: `http://${name}.sim/selcom`,
    FASTHUB_URL: `http://${name}.sim/fasthub`,
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0',
    MARKET: marketOfSeed(seed),
  });
  const taxRules = settings.taxes;
  const money = createWallet({
    ...{ database, url, ids, bus, log, currency },
    settings: { engine: 'batched', queueMax: 1_000 },
  });
  const wallet = watch(money.wallet);
  const userNameOf = async (playerId: bigint) => userNameFor(playerId);
  const outbox = createOutbox({ database, clock, ids, log });
  const cases = createCases({ pool: database.pool, clock, ids, random, settings: settings.cases });
  const cashier = createCashier({
    ...{ database, ids, clock, log, wallet, currency, gatewayTimeoutMs },
    // Records what is to be told; no process of a simulation delivers it.
    outbox,
    incidents: createIncidents({ pool: database.pool, clock, ids, log, bus, outbox }),
    settings: { ...settings.payments, siteUrl: settings.siteUrl },
    async playerByUserName(userName) {
      const playerId = players.find((one) => userNameFor(one) === userName);
      return playerId === undefined ? undefined : { playerId, userName };
    },
    nameOf: async () => ({ firstName: 'Ada', lastName: 'Obi' }),
    requireProvenNumber: async () => 'proven',
    confirmPlayer,
    isOnNewDevice: async () => false,
    rankOf: async () => 0,
    allowanceOf: async () => undefined,
    isIdentified: async () => true,
    raiseAlarm: async () => {},
    cases,
    compliance: createCompliance({ pool: database.pool, clock, ids, settings: settings.compliance, cases }),
    vault: createVault({ keys: [], random: random }),
  });
  const suppliers = createSuppliers({
    ...{ database, clock, ids, random, bus, log, wallet, currency, userNameOf },
    settings: settings.suppliers,
    mayOverdraw: false,
    taxes: { clock, rules: taxRules },
    country: 'NG',
    siteUrl: settings.siteUrl,
    epochOfSession: async () => 0,
    findGame: () => undefined,
    providerName: (supplier) => supplier,
    bookName: (book) => book,
    markPlayed: async () => {},
    raceNamesOf: async () => new Map(),
    isCheckDue: async () => false,
    findPause: () => undefined,
  });
  const jackpots = createJackpots({ database, clock, random, ids, log, wallet, taxRules });
  const races = createRaces({
    ...{ database, clock, log, wallet, currency, userNameOf, taxRules },
    turnover: createTurnover(database.pool),
    games: raceGames,
    countryDigits: '234',
  });
  const byHand = openAdjustments({ pool: database.pool, clock, ids, wallet });
  const protection = openProtection({ ground: { database, clock, ids, bus, log, outbox }, money, cashier });
  const server = await serve({
    handlers: { ...money.handlers, ...cashier.handlers, ...jackpots.handlers, ...protection },
    ...{ cashier, suppliers },
  });
  return {
    ...{ wallet, cashier, suppliers, jackpots, races, adjustments: byHand },
    accounts: {
      raiseSessionEpoch: money.raiseSessionEpoch,
      /** Folds the legs of house accounts. */
      fold: async () => void (await money.jobs[0]?.run()),
      /** Moves old entries, however new they are. Waits for no older snapshot: the next run deletes what this one copied. */
      archive: () => archiveEntries(database.pool, { olderThanMs: 0, patienceMs: 0, clock }),
    },
    server: {
      /** A request, as its bytes would be read. */
      request: (request: Request) => inject(server, request),
      /** A call of a player's own page. */
      playerCall(playerId: bigint, key: string, input: { query?: Record<string, string>; body?: unknown }) {
        const { method, path } = splitKey(key as never) as { method: string; path: string };
        const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
        const body = input.body === undefined ? undefined : JSON.stringify(input.body);
        const headers = { 'x-player': String(playerId), 'content-type': 'application/json' };
        return inject(server, { method, url: `${apiPrefix}${path}${query}`, headers, body });
      },
    },
  };
}

/** Adjustments with the words of two members of the staff, who are in the template. */
function openAdjustments({
  pool,
  clock,
  ids,
  wallet,
}: Omit<Parameters<typeof createAdjustments>[0], 'approvals' | 'log'> & { ids: Ids }) {
  const approvals = createApprovals({ pool, ids });
  const adjustments = createAdjustments({ pool, clock, log, approvals, wallet });
  type Order = { playerId: bigint; amountMinor: bigint; direction: 'credit' | 'debit'; key: string };
  return {
    keepOnce: adjustments.keepOnce,
    ask: (order: Order) => adjustments.ask({ ...order, reason: 'simulated', maker: staffIds.maker, async also() {} }),
    async approve({ approvalId, ...order }: Order & { approvalId: string }) {
      const decision = { id: approvalId, approver: staffIds.approver, approved: true, comment: 'yes' };
      try {
        const also = (transaction: pg.PoolClient) => approvals.decide(transaction, decision);
        return await adjustments.carryOut({ ...order, approvalId, also });
      } catch (error) {
        if (error instanceof DecidedMeanwhile) return 'decided meanwhile' as const;
        throw error;
      }
    },
  };
}

export type Parts = Awaited<ReturnType<typeof openParts>>;

export interface Request {
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

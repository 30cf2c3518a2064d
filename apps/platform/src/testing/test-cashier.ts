import {
  type CallData,
  type CallInput,
  type CallKey,
  calls,
  type Envelope,
  type SpecifiedInput,
  splitKey,
} from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import { onTestFinished } from 'vitest';
import { createCashier } from '../modules/cashier/index.ts';
import type { PaymentRow } from '../modules/cashier/store/payment-row.ts';
import { createIncidents } from '../modules/incidents/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import { createLocalBus } from '../plumbing/bus.ts';
import type { Handlers } from '../plumbing/http/answer.ts';
import { createLog } from '../plumbing/log.ts';
import { createOutbox } from '../plumbing/outbox/outbox.ts';
import { createVault } from '../plumbing/vault.ts';
import { readSettings } from '../settings/index.ts';
import { startFarGateway } from './far-gateway.ts';
import { testCases } from './test-cases.ts';
import { testCompliance } from './test-compliance.ts';
import type { TestDatabase } from './test-database.ts';
import { testServer } from './test-server.ts';

/** Long enough for the far end to answer on a busy machine, short enough to wait for when it does not. */
const usualTimeoutMs = 1_500;
const sweepRoundsMax = 50;

/** Of every customer. A withdrawal to a bank account that was not paid before asks for it. */
export const testPassword = 'correct horse';

interface TestName {
  firstName: string;
  lastName: string;
  changedAt: Date | null;
}

export interface TestCustomer {
  playerId: bigint;
  userName: string;
  /** Changes what the profile says; an empty first name is a profile without a name. */
  rename(name: Omit<TestName, 'changedAt'> & Partial<TestName>): void;
  call<Key extends CallKey>(
    key: Key,
    input?: Partial<CallInput<Key>> | Partial<SpecifiedInput<Key>>,
  ): Promise<Envelope<CallData<Key>> & { http: number }>;
}

/** The cashier behind its calls and its web hooks, over a real wallet and far ends that do what they are told. */
export async function startTestCashier(
  db: TestDatabase,
  wallet: Wallet,
  env: NodeJS.ProcessEnv = {},
  { gatewayTimeoutMs = usualTimeoutMs } = {},
) {
  const far = await startFarGateway();
  const clock = movableClock(systemClock);
  const settings = readSettings({
    KUDIPAL_URL: `${far.url}/kudipal`,
    SELCOM_URL: `${far.url}/selcom`,
    FASTHUB_URL: `${far.url}/fasthub`,
    // A test that is about the window sets one.
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0',
    ...env,
  });
  const customers = new Map<string, { playerId: bigint; userName: string; rank: number; name: TestName }>();
  const byId = (playerId: bigint) => [...customers.values()].find((customer) => customer.playerId === playerId);
  const log = createLog({ level: 'silent' });
  const ids = createIds({ clock, random: systemRandom });
  const newDevice = { isNew: false };
  const alarms: { alarm: string; playerId: bigint }[] = [];
  const number = { isProven: true };
  const outbox = createOutbox({ database: db.database, clock, ids, log });
  const cashier = createCashier({
    database: db.database,
    ids,
    clock,
    log,
    outbox,
    wallet,
    settings: { ...settings.payments, siteUrl: settings.siteUrl },
    playerByUserName: async (userName) => customers.get(userName.replace(/^0/, '234')),
    nameOf: async (playerId) => {
      const name = byId(playerId)?.name;
      return name?.firstName ? name : undefined;
    },
    confirmPlayer: async (_session, { password }) => {
      if (password === undefined) return 'password needed';
      return password === testPassword ? 'confirmed' : 'wrong password';
    },
    requireProvenNumber: async () => (number.isProven ? 'proven' : 'not proven'),
    isOnNewDevice: async () => newDevice.isNew,
    rankOf: async (playerId) => byId(playerId)?.rank ?? 0,
    allowanceOf: async () => undefined,
    isIdentified: async () => true,
    cases: testCases(db.database.pool),
    compliance: testCompliance(db.database.pool),
    incidents: createIncidents({ pool: db.database.pool, clock, ids, log, outbox, bus: createLocalBus({ log }) }),
    raiseAlarm: async (alarm, { playerId }) => void alarms.push({ alarm, playerId }),
    vault: createVault({ keys: [Buffer.alloc(32, 7)], random: systemRandom }),
    currency: 'NGN',
    gatewayTimeoutMs,
  });
  const keys = Object.keys(cashier.handlers) as CallKey[];
  const served = Object.fromEntries(keys.map((key) => [key, calls[key]])) as typeof calls;
  const server = await testServer({
    env: { REQUESTS_PER_MINUTE_MAX: '1000000' },
    calls: served,
    handlers: cashier.handlers as unknown as Handlers<typeof calls>,
    async authenticate({ headers }) {
      const customer = customers.get(String(headers['x-test-player']));
      return customer && { ...customer, sessionId: 'test', sessionEpoch: 0, restricted: false };
    },
  });
  await cashier.serveHooks(server);
  onTestFinished(async () => {
    await setTestClock(db.database.pool, 0);
    // What this test leaves half done is not for the far end of the next one.
    await db.database.pool.query('update cashier.payment set next_check_at = null where next_check_at is not null');
    await db.database.pool.query('update cashier.claim set next_check_at = null where next_check_at is not null');
    await db.database.pool.query('update cashier.received set next_check_at = null where next_check_at is not null');
    await db.database.pool.query('update cashier.above_limit set next_check_at = null where next_check_at is not null');
  });

  function customer(playerId: bigint, { rank = 0, firstName = 'Ada', lastName = 'Obi' } = {}): TestCustomer {
    const userName = `2348${String(playerId).padStart(9, '0')}`;
    const known = { playerId, userName, rank, name: { firstName, lastName, changedAt: null } as TestName };
    customers.set(userName, known);
    return {
      playerId,
      userName,
      rename(name) {
        known.name = { changedAt: null, ...name };
      },
      async call(key, input = {}) {
        const { query, body } = input as { query?: Record<string, string>; body?: object };
        const { method, path } = splitKey(key);
        const response = await server.inject({
          method: method as 'GET' | 'POST',
          url: `${apiPrefix}${path}`,
          ...(query && { query }),
          ...(body && { payload: body }),
          headers: { 'x-test-player': userName },
        });
        return { http: response.statusCode, ...response.json() };
      },
    };
  }

  return {
    cashier,
    /** Whether requests come from a device that is new to their player. */
    newDevice,
    /** That were raised. */
    alarms,
    /** Whether the customers have proven their numbers. */
    number,
    /** Delivers nothing by itself. */
    outbox,
    /** Does all that is due now. */
    async sweep() {
      for (let rounds = 0; rounds < sweepRoundsMax; rounds += 1) if ((await cashier.sweepOnce()) === 0) return;
    },
    far,
    server,
    customer,
    async moveClock(seconds: number) {
      clock.setOffset(seconds * 1_000);
      await setTestClock(db.database.pool, seconds * 1_000);
    },
    async paymentsOf(playerId: bigint): Promise<(PaymentRow & { number: bigint })[]> {
      const { rows } = await db.database.pool.query(
        'select * from cashier.payment where player_id = $1 order by number',
        [playerId],
      );
      return rows;
    },
    async hook(path: string, body: object | string, headers: Record<string, string>): Promise<number> {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await server.inject({
        method: 'POST',
        url: `/hooks/${path}`,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
      return response.statusCode;
    },
  };
}

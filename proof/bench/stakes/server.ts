// A server with the platform's own plumbing, sessions and wallet, and few calls. Prints its address once it listens.
import { calls } from '@harmattan/contract';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createBus } from '@harmattan/process/bus/create-bus';
import { createCases } from '../../../apps/platform/src/modules/cases/index.ts';
import { createCashier } from '../../../apps/platform/src/modules/cashier/index.ts';
import { createCompliance } from '../../../apps/platform/src/modules/compliance/index.ts';
import { createIdentity } from '../../../apps/platform/src/modules/identity/index.ts';
import { createIncidents } from '../../../apps/platform/src/modules/incidents/index.ts';
import { createSuppliers } from '../../../apps/platform/src/modules/suppliers/index.ts';
import { createWallet, keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { refuse, success } from '../../../apps/platform/src/plumbing/http/answer.ts';
import { readPage } from '../../../apps/platform/src/plumbing/http/page.ts';
import { createServer } from '../../../apps/platform/src/plumbing/http/server.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { createOutbox } from '../../../apps/platform/src/plumbing/outbox/outbox.ts';
import { createVault } from '../../../apps/platform/src/plumbing/vault.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';
import { stakeCalls } from './calls.ts';
import { makeTinySite } from './tiny-site.ts';

const settings = readSettings({ ...process.env, REQUESTS_PER_MINUTE_MAX: '100000000', HOST: '127.0.0.1' });
const url = settings.databaseUrl as string;
const log = createLog({ level: settings.logLevel });
const ids = createIds({ clock: systemClock, random: systemRandom });
const database = openDatabase({ url, connectionsMax: 10, onIdleError() {} });
const bus = createBus({ url: settings.bus.url, scope: 'bench.platform', log });
const money = createWallet({ database, url, settings: settings.wallet, ids, bus, log, currency: 'NGN' });
const outbox = createOutbox({ database, ids, log });
const identity = await createIdentity({
  database,
  ids,
  bus,
  clock: systemClock,
  outbox,
  random: systemRandom,
  sendSms: async () => 'taken',
  isSmsReachable: async () => true,
  balanceOf: async () => 0n,
  isFunded: async () => false,
  isNumberKept: async () => false,
  raiseSessionEpoch: money.raiseSessionEpoch,
  log,
  secretsKeys: [],
  brandName: 'Bench',
  passwordLengthMin: 6,
  signInFailuresAlarm: settings.signInFailuresAlarm,
  idleDaysMax: settings.accountIdleDays,
  sessionDaysMax: settings.sessionDaysMax,
  country: 'NG',
  countryDigits: '234',
  currency: 'NGN',
});

const cases = createCases({
  pool: database.pool,
  clock: systemClock,
  ids,
  random: systemRandom,
  settings: settings.cases,
});

const cashier = createCashier({
  database,
  ids,
  clock: systemClock,
  log,
  outbox,
  wallet: money.wallet,
  settings: { ...settings.payments, siteUrl: settings.siteUrl },
  playerByUserName: identity.playerByUserName,
  nameOf: async () => undefined,
  confirmPlayer: identity.confirmPlayer,
  requireProvenNumber: identity.requireProvenNumber,
  isOnNewDevice: identity.isOnNewDevice,
  rankOf: identity.rankOf,
  allowanceOf: async () => undefined,
  isIdentified: async () => true,
  raiseAlarm: identity.raiseAlarm,
  incidents: createIncidents({ pool: database.pool, clock: systemClock, ids, log, bus, outbox }),
  cases,
  compliance: createCompliance({ pool: database.pool, clock: systemClock, ids, settings: settings.compliance, cases }),
  vault: createVault({ keys: [], random: systemRandom }),
  currency: 'NGN',
});

const suppliers = createSuppliers({
  database,
  ids,
  clock: systemClock,
  random: systemRandom,
  bus,
  log,
  wallet: money.wallet,
  settings: settings.suppliers,
  currency: 'NGN',
  mayOverdraw: false,
  country: 'NG',
  siteUrl: settings.siteUrl,
  epochOfSession: identity.epochOfSession,
  userNameOf: async () => '',
  findGame: () => undefined,
  providerName: (supplier) => supplier,
  bookName: (book) => book,
  markPlayed: async () => {},
  raceNamesOf: async () => new Map(),
  isCheckDue: async () => false,
  findPause: () => undefined,
});

const siteDir = makeTinySite();
const page = readPage({ siteDir, pageData: {} });
const server = await createServer({
  settings,
  siteDir,
  page: () => page,
  log,
  ids,
  calls: {
    ...stakeCalls,
    'POST Security/Login': calls['POST Security/Login'],
    'POST User/TransactionHistory': calls['POST User/TransactionHistory'],
  },
  handlers: {
    async 'POST Bench/Stake'({ body, context }) {
      const answer = await money.wallet.transfer({
        direction: 'out',
        playerId: context.player.playerId,
        sessionEpoch: context.player.sessionEpoch,
        key: keyOf({ source: 'bench', class: 'stake', id: body.id }),
        round: keyOf({ source: 'bench', class: 'round', id: body.id }),
        memo: JSON.stringify(['bench', body.id, body.id]),
        played: { product: 'games', supplier: 'bench', game: 'bench' },
        amountMinor: body.amount,
        house: 'house:bench',
        about: 'stake',
        isStake: true,
      });
      if (answer.status !== 'ok') return refuse('INSUFFICIENT_AMOUNT', null);
      return success({ balance: answer.availableMinor });
    },
    'POST Bench/Nothing': () => success(null),
    'POST Security/Login': identity.handlers['POST Security/Login'],
    'POST User/TransactionHistory': cashier.handlers['POST User/TransactionHistory'],
  },
  authenticate: identity.authenticate,
  admit: identity.admit,
  // What a refusal costs is measured where each stake is refused.
  hasNoRoom: process.env.BENCH_HAS_ROOM === 'no' ? () => true : money.isFull,
  isDraining: () => false,
  notReady: async () => [],
});
await suppliers.serveWires(server, settings);
const address = await server.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.once('disconnect', () => process.exit(0));

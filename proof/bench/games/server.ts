// A server with the platform's own plumbing and sessions, the catalogue and an empty call. Tells its address once it listens.
import { calls } from '@harmattan/contract';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createCatalogue } from '../../../apps/platform/src/modules/catalogue/index.ts';
import { createIdentity } from '../../../apps/platform/src/modules/identity/index.ts';
import { createLocalBus } from '../../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { success } from '../../../apps/platform/src/plumbing/http/answer.ts';
import { readPage } from '../../../apps/platform/src/plumbing/http/page.ts';
import { createServer } from '../../../apps/platform/src/plumbing/http/server.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { createOutbox } from '../../../apps/platform/src/plumbing/outbox/outbox.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';
import { stakeCalls } from '../stakes/calls.ts';
import { makeTinySite } from '../stakes/tiny-site.ts';

const settings = readSettings({ ...process.env, REQUESTS_PER_MINUTE_MAX: '100000000', HOST: '127.0.0.1' });
const log = createLog({ level: settings.logLevel });
const ids = createIds({ clock: systemClock, random: systemRandom });
const database = openDatabase({ url: settings.databaseUrl as string, connectionsMax: 10, onIdleError() {} });
const identity = await createIdentity({
  database,
  ids,
  bus: createLocalBus({ log }),
  clock: systemClock,
  outbox: createOutbox({ database, ids, log }),
  random: systemRandom,
  sendSms: async () => 'taken',
  isSmsReachable: async () => true,
  balanceOf: async () => 0n,
  isFunded: async () => false,
  isNumberKept: async () => false,
  raiseSessionEpoch: async () => {},
  log,
  secretsKeys: [],
  brandName: 'Bench',
  passwordLengthMin: 6,
  signInFailuresAlarm: 1_000,
  idleDaysMax: 90,
  sessionDaysMax: 14,
  country: 'NG',
  countryDigits: '234',
  currency: 'NGN',
});
const catalogue = createCatalogue({ database, log });
await catalogue.start();

const siteDir = makeTinySite();
const page = readPage({ siteDir, pageData: {} });
const server = await createServer({
  settings,
  siteDir,
  page: () => page,
  log,
  ids,
  calls: {
    'POST Bench/Nothing': stakeCalls['POST Bench/Nothing'],
    'POST Game/GetGames': calls['POST Game/GetGames'],
  },
  handlers: {
    'POST Bench/Nothing': () => success(null),
    'POST Game/GetGames': catalogue.handlers['POST Game/GetGames'],
  },
  authenticate: identity.authenticate,
  isDraining: () => false,
  notReady: async () => [],
});
const address = await server.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.once('disconnect', () => process.exit(0));

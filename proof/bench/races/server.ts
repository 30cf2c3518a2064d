// The races' calls behind the platform's own plumbing. Who asks is told by a header: signing in is not what is measured.
import { calls } from '@harmattan/contract';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createRaces } from '../../../apps/platform/src/modules/races/index.ts';
import { createTurnover } from '../../../apps/platform/src/modules/turnover/index.ts';
import { createWallet } from '../../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { readPage } from '../../../apps/platform/src/plumbing/http/page.ts';
import { createServer } from '../../../apps/platform/src/plumbing/http/server.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';
import { makeTinySite } from '../stakes/tiny-site.ts';
import { playerHeader } from './stage.ts';

const settings = readSettings({ ...process.env, REQUESTS_PER_MINUTE_MAX: '100000000', HOST: '127.0.0.1' });
const url = settings.databaseUrl as string;
const log = createLog({ level: 'warn' });
const ids = createIds({ clock: systemClock, random: systemRandom });
const database = openDatabase({ url, connectionsMax: 10, onIdleError() {} });
const bus = createLocalBus({ log });
const money = createWallet({ database, url, settings: settings.wallet, ids, bus, log, currency: 'NGN' });
const races = createRaces({
  database,
  clock: systemClock,
  log,
  wallet: money.wallet,
  turnover: createTurnover(database.pool),
  games: {
    game: () => undefined,
    games: () => [],
    cardsOf: async () => [],
    tournamentGames: () => new Set(),
    setTournamentGames: async () => {},
  },
  currency: 'NGN',
  countryDigits: '234',
  userNameOf: async (playerId) => `234${8_000_000_000n + playerId}`,
});
const siteDir = makeTinySite();
const key = 'GET Cashrace/GetCashRaceBoard';
const page = readPage({ siteDir, pageData: {} });
const server = await createServer({
  settings,
  siteDir,
  page: () => page,
  log,
  ids,
  calls: { [key]: calls[key] },
  handlers: { [key]: races.handlers[key] },
  async authenticate({ headers }) {
    const playerId = BigInt(String(headers[playerHeader]));
    return { playerId, sessionEpoch: 0, userName: '', sessionId: 'bench', restricted: false };
  },
  hasNoRoom: () => false,
  isDraining: () => false,
  notReady: async () => [],
});
const address = await server.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.once('disconnect', () => process.exit(0));

// A server with the platform's own plumbing, sessions and wallet, that sells tickets and takes stakes. Prints its address once
// it listens.
import { calls } from '@harmattan/contract';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createIdentity } from '../../../apps/platform/src/modules/identity/index.ts';
import { createJackpots } from '../../../apps/platform/src/modules/jackpot/index.ts';
import { createWallet, keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { refuse, success } from '../../../apps/platform/src/plumbing/http/answer.ts';
import { readPage } from '../../../apps/platform/src/plumbing/http/page.ts';
import { createServer } from '../../../apps/platform/src/plumbing/http/server.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { createOutbox } from '../../../apps/platform/src/plumbing/outbox/outbox.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';
import { stakeCalls } from '../stakes/calls.ts';
import { makeTinySite } from '../stakes/tiny-site.ts';

const settings = readSettings({ ...process.env, REQUESTS_PER_MINUTE_MAX: '100000000', HOST: '127.0.0.1' });
const url = settings.databaseUrl as string;
const log = createLog({ level: settings.logLevel });
const ids = createIds({ clock: systemClock, random: systemRandom });
const database = openDatabase({ url, connectionsMax: 10, onIdleError() {} });
const bus = createLocalBus({ log });
const money = createWallet({ database, url, settings: settings.wallet, ids, bus, log, currency: 'NGN' });
const identity = await createIdentity({
  database,
  ids,
  bus,
  clock: systemClock,
  outbox: createOutbox({ database, ids, log }),
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
  signInFailuresAlarm: 1_000,
  idleDaysMax: 90,
  sessionDaysMax: 14,
  country: 'NG',
  countryDigits: '234',
  currency: 'NGN',
});
const jackpots = createJackpots({ database, clock: systemClock, random: systemRandom, ids, log, wallet: money.wallet });

const placing = 'POST Jackpot/PlaceManualJackpotBet';
const siteDir = makeTinySite();
const page = readPage({ siteDir, pageData: {} });
const server = await createServer({
  settings,
  siteDir,
  page: () => page,
  log,
  ids,
  calls: { 'POST Bench/Stake': stakeCalls['POST Bench/Stake'], [placing]: calls[placing] },
  handlers: {
    async 'POST Bench/Stake'({ body, context }) {
      const answer = await money.wallet.transfer({
        direction: 'out',
        playerId: context.player.playerId,
        sessionEpoch: context.player.sessionEpoch,
        key: keyOf({ source: 'bench', class: 'stake', id: body.id }),
        amountMinor: body.amount,
        house: 'house:bench',
        about: 'stake',
        isStake: true,
      });
      if (answer.status !== 'ok') return refuse('INSUFFICIENT_AMOUNT', null);
      return success({ balance: answer.availableMinor });
    },
    [placing]: jackpots.handlers[placing],
  },
  authenticate: identity.authenticate,
  hasNoRoom: money.isFull,
  isDraining: () => false,
  notReady: async () => [],
});
const address = await server.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.once('disconnect', () => process.exit(0));

// Pays the prizes of a race as a careless server would that makes up its keys as it goes along, and may be killed at any moment.
import { systemClock } from '@harmattan/kernel/clock';
import { payPrizes } from '../../apps/platform/src/modules/races/pay-prizes.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { openWallet } from './test-wallet.ts';

const [url, raceId] = process.argv.slice(2) as [string, string];
const database = openDatabase({ url, connectionsMax: 2, onIdleError() {} });
const money = openWallet(url);
const wallet: typeof money.wallet = {
  ...money.wallet,
  linked: (operations) => money.wallet.linked(operations.map((one) => ({ ...one, key: crypto.randomUUID() }))),
};
while (await payPrizes({ pool: database.pool, wallet, clock: systemClock, taxRules: [] }, Number(raceId)));
await money.close();
await database.close();

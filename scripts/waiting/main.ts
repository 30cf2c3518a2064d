// `npm run waiting` prints everything that waits for a person.

import { listWaitingCases } from '../../apps/platform/src/modules/cases/index.ts';
import { listWaitingPayments } from '../../apps/platform/src/modules/cashier/index.ts';
import { listWaitingReviews } from '../../apps/platform/src/modules/identity/index.ts';
import { listWaitingJackpots } from '../../apps/platform/src/modules/jackpot/index.ts';
import { listWaitingRaces } from '../../apps/platform/src/modules/races/index.ts';
import { listOpenReserves } from '../../apps/platform/src/modules/suppliers/index.ts';
import { createWaiting } from '../../apps/platform/src/modules/waiting/index.ts';
import { readOpenHolds } from '../../apps/platform/src/modules/wallet/index.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { findDatabase } from '../system/find-database.ts';
import { runPrintCommand } from '../system/print-command.ts';
import { waitingJson, waitingLines } from './print-waiting.ts';

const usage = `npm run waiting   prints everything that waits for a person, the oldest first
    --json        as JSON, amounts in kobo`;

await runPrintCommand(usage, print);

async function print(isJson: boolean): Promise<void> {
  const url = await findDatabase(readSettings(process.env));
  const database = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  // The database's present, as the running product reads it.
  const clock = async () => {
    const { rows } = await database.pool.query<{ now: Date }>('select app_now() as now');
    return { now: () => (rows[0] as { now: Date }).now };
  };
  const waiting = createWaiting([
    () => listWaitingPayments(database.pool),
    () => listWaitingReviews(database.pool),
    () => listWaitingCases(database.pool),
    () => listWaitingJackpots(database.pool),
    () => listWaitingRaces(database.pool),
    async () =>
      listOpenReserves({ wallet: { openHolds: (query) => readOpenHolds(database.pool, query) }, clock: await clock() }),
  ]);
  try {
    const items = await waiting.waitingForOperator();
    const now = (await clock()).now();
    for (const line of isJson ? [waitingJson(items, now)] : waitingLines(items, now)) console.log(line);
  } finally {
    await database.close();
  }
}

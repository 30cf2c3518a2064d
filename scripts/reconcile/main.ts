// `npm run reconcile` prints each gateway's balance beside our account of it.
import { openGateways, reconcile } from '../../apps/platform/src/modules/cashier/index.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';
import { readBrand } from '../../apps/platform/src/settings/brand.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { systemClock } from '../../packages/kernel/src/clock.ts';
import { findDatabase } from '../system/find-database.ts';
import { runPrintCommand } from '../system/print-command.ts';
import { reconciliationJson, reconciliationLines } from './print-reconciliation.ts';

const usage = `npm run reconcile   reads each gateway's own list and compares it with our books
    --json          as JSON, amounts in kobo`;

await runPrintCommand(usage, print);

async function print(isJson: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const { currency } = readBrand({ file: settings.brandFile, mode: settings.mode });
  const database = openDatabase({ url: await findDatabase(settings), connectionsMax: 2, onIdleError() {} });
  const gateways = openGateways({
    ...{ settings: { ...settings.payments, siteUrl: settings.siteUrl }, currency, clock: systemClock },
    ...{ log: createLog({ level: 'silent' }), timeoutMs: undefined },
  });
  try {
    const deps = { pool: database.pool, currency };
    const all = [];
    for (const gateway of gateways.values()) all.push(await reconcile(deps, gateway));
    const { rows } = await database.pool.query<{ now: Date }>('select app_now() as now');
    const now = (rows[0] as { now: Date }).now;
    for (const line of isJson ? [reconciliationJson(all, now)] : reconciliationLines(all, now)) console.log(line);
    if (all.some(({ unexplainedMinor }) => unexplainedMinor !== 0n)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import type { RacesDeps } from './races-deps.ts';
import { saveMaintenance } from './races-store.ts';
import type { Word } from './word.ts';

/** Shows players that races are being worked at, or no longer. Scoring and paying go on. */
export async function setMaintenance(
  { pool }: Pick<RacesDeps, 'pool'>,
  { isOn, actor, also }: Word & { isOn: boolean },
): Promise<void> {
  assert(actor.length > 0, 'the audit needs the actor');
  await inTransaction(pool, async (client) => {
    if (!(await saveMaintenance(client, isOn))) return;
    await writeAudit(client, null, { actor, action: 'maintenance', before: { isOn: !isOn }, after: { isOn } });
    await also?.(client);
  });
}

import { inTransaction } from '@harmattan/process/transaction';
import type { BreaksDeps } from './breaks-deps.ts';
import { countChange } from './breaks-store.ts';
import { markAppealed } from './persons-store.ts';
import { publishBreak, readNews } from './read-break.ts';

/** The player says that the account was closed by mistake: a case with a clock, once for what closed it. */
export async function appeal(deps: BreaksDeps, playerId: bigint, text: string): Promise<'appealed' | 'nothing closed'> {
  const { break: shown } = await readNews(deps, playerId);
  if (!shown?.mayAppeal) return 'nothing closed';
  const isDone = await inTransaction(deps.pool, async (transaction) => {
    await countChange(transaction, playerId);
    if (!(await markAppealed(transaction, playerId))) return false;
    await deps.openAppeal(transaction, { playerId, text, key: deps.ids.next() });
    return true;
  });
  if (!isDone) return 'nothing closed';
  await publishBreak(deps, playerId);
  return 'appealed';
}

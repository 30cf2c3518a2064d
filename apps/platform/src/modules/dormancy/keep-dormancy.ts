import { marketDay } from '@harmattan/kernel/market-time';
import { inTransaction } from '@harmattan/process/transaction';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { DormancyDeps } from './dormancy-deps.ts';
import { endUsed, insertAccount, listIdle, markDue } from './dormancy-store.ts';

const batchMax = 500;

/** Ends what was used since, marks what is due, and announces the mark to players whose accounts have come near it. */
export function keepDormancy(deps: DormancyDeps): Job {
  return {
    name: 'keep-dormancy',
    every: '20 4 * * *',
    async run(signal) {
      await endUsed(deps.pool);
      await markDue(deps.pool);
      while (!signal?.aborted && (await announce(deps)) === batchMax);
      deps.outbox.wake();
    },
  };
}

/** Each account is found by one process: the other one's row is there already. */
function announce({ pool, ids, outbox, rules }: DormancyDeps): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const idle = await listIdle(transaction, { ...rules, limit: batchMax });
    for (const playerId of idle) {
      const id = ids.next();
      const found = await insertAccount(transaction, { id, playerId, ...rules });
      if (!found?.is_told) continue;
      const days = { since: marketDay(found.active_at), due: marketDay(found.due_at) };
      const payload = { id, playerId: String(playerId), ...days };
      // The text is a fact of its own: where the gateway is down, the letter is not written again.
      await outbox.record(transaction, { topic: 'dormancy.notice', payload });
      await outbox.record(transaction, { topic: 'dormancy.notice-text', payload });
    }
    return idle.length;
  });
}

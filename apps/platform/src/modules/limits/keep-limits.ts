import { inTransaction } from '@harmattan/process/transaction';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { lapseRaises } from './change-limit.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { listLapsed, takeUnreminded, takeUntold } from './limits-store.ts';

const batchMax = 200;

/** Tells players what they can confirm and what they once set, and ends what was not confirmed. */
export function keepLimits(deps: LimitsDeps): Job {
  return {
    name: 'keep-limits',
    every: '*/5 * * * *',
    async run(signal) {
      while (!signal?.aborted && (await tellOfRaises(deps)) === batchMax);
      for (const playerId of await listLapsed(deps.pool, batchMax)) await lapseRaises(deps, playerId);
      while (!signal?.aborted && (await remind(deps)) === batchMax);
      deps.outbox.wake();
    },
  };
}

function tellOfRaises(deps: LimitsDeps): Promise<number> {
  return inTransaction(deps.pool, async (transaction) => {
    const raises = await takeUntold(transaction, batchMax);
    for (const { id, player_id, kind, period, wanted_value, confirm_until } of raises) {
      const value = wanted_value === null ? null : String(wanted_value);
      const payload = { id, playerId: String(player_id), kind, period, value, until: confirm_until.toISOString() };
      await deps.outbox.record(transaction, { topic: 'limits.raise-ready', payload });
    }
    return raises.length;
  });
}

function remind(deps: LimitsDeps): Promise<number> {
  return inTransaction(deps.pool, async (transaction) => {
    const players = await takeUnreminded(transaction, { months: deps.rules.remindAfterMonths, limit: batchMax });
    for (const { player_id, reminded_at } of players) {
      const payload = { playerId: String(player_id), day: reminded_at.toISOString().slice(0, 10) };
      await deps.outbox.record(transaction, { topic: 'limits.reminder', payload });
    }
    return players.length;
  });
}

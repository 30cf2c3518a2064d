import type pg from 'pg';
import type { Outcome } from '../approve-request.ts';

type Also = (transaction: pg.PoolClient) => Promise<void>;

/** Done where the module changed something: only then does it write the decision, in the same transaction. */
export async function whenDecided(also: Also, act: (once: Also) => Promise<unknown>): Promise<Outcome> {
  let isDecided = false;
  await act(async (transaction) => {
    await also(transaction);
    isDecided = true;
  });
  return isDecided ? 'done' : 'moved on';
}

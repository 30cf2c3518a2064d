import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { z } from 'zod';
import type { IdentityDeps, OperatorDeps } from './identity-deps.ts';
import { holdPlayer, raiseEpoch } from './identity-store.ts';

const topic = 'identity.sessions-ended';

/** Published on the bus, where a process can miss it. The fact of the same name is for consumers that must not. */
export interface SessionsEnded {
  playerId: bigint;
  epoch: number;
}

/**
 * Runs a change that ends sessions of a player, and raises their epoch with it. When this returns, no
 * money moves for such a session and this process takes none for alive; another process may, for some seconds. False when the change found nothing to end.
 */
export async function endSessions(
  deps: OperatorDeps,
  playerId: bigint,
  change: (transaction: pg.PoolClient) => Promise<boolean>,
): Promise<boolean> {
  const epoch = await inTransaction(deps.pool, async (transaction) => {
    await holdPlayer(transaction, playerId);
    return (await change(transaction)) ? recordEnding(deps, transaction, playerId) : undefined;
  });
  if (epoch === undefined) return false;
  await tellOfEnding(deps, { playerId, epoch });
  return true;
}

/** In the transaction that ends the sessions. Answers the epoch, for `tellOfEnding` once it is committed. */
export async function recordEnding(deps: OperatorDeps, transaction: pg.PoolClient, playerId: bigint): Promise<number> {
  const epoch = await raiseEpoch(transaction, playerId);
  await deps.outbox.record(transaction, { topic, payload: { playerId: String(playerId), epoch } });
  return epoch;
}

export async function tellOfEnding(deps: OperatorDeps, { playerId, epoch }: SessionsEnded): Promise<void> {
  deps.bus.publish(topic, { playerId, epoch } satisfies SessionsEnded);
  try {
    await deps.raiseSessionEpoch(playerId, epoch);
  } catch (error) {
    // The sessions are gone all the same; the outbox tells the wallet until it has heard.
    deps.log.error({ err: error }, 'the wallet was not told at once that sessions have ended');
  }
  deps.outbox.wake();
}

const sessionsEnded = z.object({ playerId: z.string().transform(BigInt), epoch: z.int() });

/**
 * Lets this process forget sessions that any process has ended, and repairs what a crash left untold. The fact of another process, such as an
 * operator's command, is published here as well.
 */
export function followEndings(deps: IdentityDeps): void {
  deps.bus.subscribe(topic, (message) => deps.cache.forgetPlayer((message as SessionsEnded).playerId));
  // Sessions of any player may have ended meanwhile.
  deps.bus.onGap(deps.cache.forgetAll);
  deps.outbox.consume(topic, async ({ payload }) => {
    const { playerId, epoch } = sessionsEnded.parse(payload);
    await deps.raiseSessionEpoch(playerId, epoch);
    deps.bus.publish(topic, { playerId, epoch } satisfies SessionsEnded);
  });
}

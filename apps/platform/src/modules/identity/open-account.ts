import type pg from 'pg';
import type { IdentityDeps } from './identity-deps.ts';
import { insertPlayer } from './identity-store.ts';

/** Inserts a player and records the fact. Undefined when a player has that user name already. */
export async function openAccount(
  deps: IdentityDeps,
  transaction: pg.PoolClient,
  account: { userName: string; passwordHash: string; referrerCode: string | null },
): Promise<bigint | undefined> {
  const playerId = await insertPlayer(transaction, { ...account, currency: deps.currency });
  if (playerId === undefined) return undefined;
  const payload = { playerId: String(playerId), referrerCode: account.referrerCode };
  await deps.outbox.record(transaction, { topic: 'identity.registered', payload });
  return playerId;
}

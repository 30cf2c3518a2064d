import type pg from 'pg';
import { closePlayer, deleteSecrets } from './close-account-store.ts';
import { forgetOtherDevices } from './known-devices.ts';

/**
 * In the transaction that turns sign-in off. The number is free for another account; devices and secrets are gone, and nothing signs in to this one
 * again. Answers the number. Undefined: it was closed before.
 */
export async function closeAccount(transaction: pg.PoolClient, playerId: bigint): Promise<string | undefined> {
  const userName = await closePlayer(transaction, playerId);
  if (userName === undefined) return undefined;
  await deleteSecrets(transaction, { playerId, userName });
  await forgetOtherDevices(transaction, { playerId, deviceSecret: undefined });
  return userName;
}

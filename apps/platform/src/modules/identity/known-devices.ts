import { hash } from 'node:crypto';
import { randomText } from '@harmattan/kernel/random';
import type pg from 'pg';
import { findKnownDevice, forgetDevices, insertDevice, touchDevice } from './device-store.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';

/** As long as browsers keep a cookie. It begins anew with every sign-in. */
export const deviceLifeDays = 400;
export const deviceLifeSeconds = deviceLifeDays * 24 * 60 * 60;
const secretLength = 43; // 258 bits of chance

/**
 * The id of the browser's device, where this player has signed in on it. Failures of strangers stop no known device. It proves
 * nothing beyond that: the password is asked for all the same.
 */
export async function knownDevice(
  deps: Pick<IdentityDeps, 'pool'>,
  { playerId, origin }: { playerId: bigint | undefined; origin: Origin },
): Promise<string | undefined> {
  if (origin.deviceSecret === undefined) return undefined;
  return findKnownDevice(deps.pool, { playerId, secretHash: hashSecret(origin.deviceSecret) });
}

/** After a good sign-in or a recovery. The secret is for the browser to keep: the one that it has, or a new one. */
export async function rememberDevice(
  deps: Pick<IdentityDeps, 'pool' | 'ids' | 'random'>,
  { playerId, origin }: { playerId: bigint; origin: Origin },
): Promise<{ deviceId: string; deviceSecret: string }> {
  const present = origin.deviceSecret;
  if (present !== undefined) {
    const deviceId = await touchDevice(deps.pool, { playerId, secretHash: hashSecret(present) });
    if (deviceId !== undefined) return { deviceId, deviceSecret: present };
  }
  const deviceId = deps.ids.next();
  const deviceSecret = randomText(deps.random, secretLength);
  await insertDevice(deps.pool, { id: deviceId, playerId, secretHash: hashSecret(deviceSecret) });
  return { deviceId, deviceSecret };
}

/** With a new password: a stranger who had the old one may have signed in somewhere. */
export async function forgetOtherDevices(
  transaction: pg.PoolClient,
  { playerId, deviceSecret }: { playerId: bigint; deviceSecret: string | undefined },
): Promise<void> {
  const exceptHash = deviceSecret === undefined ? undefined : hashSecret(deviceSecret);
  await forgetDevices(transaction, { playerId, exceptHash });
}

/** The secret is long and random, so a fast hash is enough to make a stolen table worthless. */
function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

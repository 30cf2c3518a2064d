import { assert } from '@harmattan/kernel/assert';
import { randomText } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/process/transaction';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer } from './identity-store.ts';
import { openAccount } from './open-account.ts';
import { canonicalUserName } from './user-name-rules.ts';

/**
 * Players of the sandbox that cannot sign in, inserted when they are missing, in the order of their numbers. No form takes such
 * a number, so no code is ever sent to it either. The password is random, and only its hash is kept.
 */
export async function openLockedAccounts(deps: IdentityDeps, numbers: string[]): Promise<bigint[]> {
  const playerIds: bigint[] = [];
  for (const number of numbers) {
    const userName = `${deps.countryDigits}${number}`;
    assert(
      canonicalUserName(userName, deps.countryDigits) === undefined,
      'no form takes the number of a locked account',
    );
    const known = await findPlayer(deps.pool, { userName });
    playerIds.push(known?.id ?? (await open(deps, userName)));
  }
  deps.outbox.wake();
  return playerIds;
}

async function open(deps: IdentityDeps, userName: string): Promise<bigint> {
  const passwordHash = await deps.passwords.hash(randomText(deps.random, 32), { isUrgent: false });
  const account = { userName, passwordHash, referrerCode: null };
  const playerId = await inTransaction(deps.pool, (transaction) => openAccount(deps, transaction, account));
  // Another process has inserted the player first.
  const id = playerId ?? (await findPlayer(deps.pool, { userName }))?.id;
  assert(id !== undefined, 'the number has an account');
  return id;
}

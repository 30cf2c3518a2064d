import { assert } from '@harmattan/kernel/assert';
import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { deleteSessions } from '../identity-store.ts';
import { forgetOtherDevices } from '../known-devices.ts';
import { openAccount } from '../open-account.ts';
import { recordEvent } from '../security-events.ts';
import { freeNumber, markProven } from './number-proof-store.ts';

/**
 * Opens an account for the player who proved the number. The account that had it, never proven and never funded, loses it and all its sessions;
 * its row stays for the trace. Undefined when the number was proven or yielded meanwhile.
 */
export async function yieldNumber(
  deps: IdentityDeps,
  { from, userName, passwordHash, origin }: { from: bigint; userName: string; passwordHash: string; origin: Origin },
): Promise<bigint | undefined> {
  let playerId: bigint | undefined;
  await endSessions(deps, from, async (transaction) => {
    if (!(await freeNumber(transaction, { playerId: from, userName }))) return false;
    await deleteSessions(transaction, from, null);
    await forgetOtherDevices(transaction, { playerId: from, deviceSecret: undefined });
    playerId = await openAccount(deps, transaction, { userName, passwordHash, referrerCode: null });
    assert(playerId !== undefined, 'a number that was freed in this transaction is free');
    await markProven(transaction, { playerId, userName });
    return true;
  });
  if (playerId === undefined) return undefined;
  await recordEvent(deps, { event: 'number proof', outcome: 'yielded', playerId: from, userName, origin });
  await recordEvent(deps, { event: 'number proof', outcome: 'proven', playerId, userName, origin });
  return playerId;
}

import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '@harmattan/process/transaction';
import { clearAttempts, countAttempt } from '../../plumbing/attempts/attempts.ts';
import type { EmailDeps } from './email-deps.ts';
import { saveAddress, takeTry, useCode } from './email-store.ts';
import { hashCode } from './send-email-code.ts';

/** Of one code. */
export const triesMax = 5;
/** Of all codes of a player. */
const wrongCodesMax = 20;
const daySeconds = 24 * 3_600;

export type ProveOutcome = 'proven' | 'wrong code' | 'taken';

/** With the newest code. The same request twice has the same answer, also at once: the row of the code is locked. */
export async function proveEmail(
  deps: EmailDeps,
  { playerId, code }: { playerId: bigint; code: string },
): Promise<ProveOutcome> {
  const guard = { subject: `email: wrong codes of ${playerId}`, attemptsMax: wrongCodesMax, windowSeconds: daySeconds };
  if (!(await countAttempt(deps.pool, guard))) return 'wrong code';
  const outcome = await onlyOneOwner(() =>
    inTransaction(deps.pool, async (transaction) => {
      const tried = await takeTry(transaction, { playerId, triesMax });
      if (!tried || !timingSafeEqual(tried.hash, hashCode(tried.key, code.trim()))) return 'wrong code';
      if (tried.usedAt) return 'proven';
      await useCode(transaction, playerId);
      const replaced = await saveAddress(transaction, { playerId, address: tried.address });
      const payload = { playerId: String(playerId), replaced: replaced === tried.address ? null : (replaced ?? null) };
      await deps.outbox.record(transaction, { topic: 'email.proven', payload });
      return 'proven';
    }),
  );
  if (outcome === 'wrong code') return outcome;
  await clearAttempts(deps.pool, guard.subject);
  deps.outbox.wake();
  return outcome;
}

async function onlyOneOwner(run: () => Promise<ProveOutcome>): Promise<ProveOutcome> {
  try {
    return await run();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'player_address') return 'taken';
    throw error;
  }
}

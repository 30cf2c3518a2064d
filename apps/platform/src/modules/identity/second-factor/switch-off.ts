import { clearAttempts, countAttempt } from '../../../plumbing/attempts/attempts.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { holdPlayer } from '../identity-store.ts';
import type { CurrentSession } from '../sessions.ts';
import { allGuards, codesGuard } from './code-guards.ts';
import { readProof } from './read-proof.ts';
import { type SecondFactorRow, turnOff, useProof } from './second-factor-store.ts';
import { recordChange, tellOfChange } from './tell-of-change.ts';
import type { ToggleOutcome } from './toggle-second-factor.ts';

/** Other sessions go on: each of them was opened with the app, or kept by who switched it on. */
export async function switchOff(
  deps: IdentityDeps,
  { playerId, userName }: CurrentSession,
  factor: SecondFactorRow,
  { text, origin }: { text: string; origin: Origin },
): Promise<ToggleOutcome> {
  if (!(await countAttempt(deps.tables, codesGuard(playerId, 'switch-off', text)))) {
    return { outcome: 'too many attempts' };
  }
  const proof = readProof(deps, factor, text);
  if (!proof) return { outcome: 'wrong code' };

  const isOff = await deps.tables.transaction().execute(async (transaction) => {
    await holdPlayer(transaction, playerId);
    if (!(await useProof(transaction, { playerId, id: factor.id, proof }))) return false;
    await turnOff(transaction, playerId);
    for (const { subject } of allGuards(playerId)) await clearAttempts(transaction, subject);
    await tellOfChange(deps, transaction, { userName, change: 'app off' });
    return true;
  });
  if (!isOff) return { outcome: 'wrong code' };
  deps.outbox.wake();
  await recordChange(deps, { playerId, change: 'app off', origin });
  return { outcome: 'off' };
}

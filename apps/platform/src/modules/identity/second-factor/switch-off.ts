import { clearAttempts, countAttempt } from '../../../plumbing/attempts/attempts.ts';
import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { renewSession } from '../renew-session.ts';
import type { CurrentSession } from '../sessions.ts';
import { tellPlayer } from '../tell-player.ts';
import { allGuards, codesGuard } from './code-guards.ts';
import { readProof } from './read-proof.ts';
import { recordChange } from './record-change.ts';
import { type SecondFactorRow, turnOff, useProof } from './second-factor-store.ts';
import type { ToggleOutcome } from './toggle-second-factor.ts';

/** Other sessions go on: each of them was opened with the app, or kept by who switched it on. */
export async function switchOff(
  deps: IdentityDeps,
  { playerId, sessionId }: CurrentSession,
  factor: SecondFactorRow,
  { text, origin }: { text: string; origin: Origin },
): Promise<ToggleOutcome> {
  if (!(await countAttempt(deps.pool, codesGuard(playerId, 'switch-off', text)))) {
    return { outcome: 'too many attempts' };
  }
  const proof = readProof(deps, factor, text);
  if (!proof) return { outcome: 'wrong code' };

  let cookie: string | undefined;
  const isOff = await endSessions(deps, playerId, async (transaction) => {
    if (!(await useProof(transaction, { playerId, id: factor.id, proof }))) return false;
    await turnOff(transaction, playerId);
    for (const { subject } of allGuards(playerId)) await clearAttempts(transaction, subject);
    cookie = await renewSession(deps, transaction, sessionId);
    await tellPlayer(deps, transaction, { playerId, origin, news: { change: 'app off' } });
    return true;
  });
  if (!isOff) return { outcome: 'wrong code' };
  await recordChange(deps, { playerId, change: 'app off', origin });
  return { outcome: 'off', cookie };
}

import { clearAttempts } from '../../../plumbing/attempts/attempts.ts';
import type { InTransaction } from '../../../plumbing/db/database.ts';
import { insertAudit } from '../audit-store.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { tellPlayer } from '../tell-player.ts';
import { allGuards } from './code-guards.ts';
import { turnOffYoung } from './second-factor-store.ts';

/** The text that tells of an app promises it: three days. */
const youngHours = 72;

/**
 * Whoever holds an open session can set up an app of their own. Who holds the phone takes it off again by recovering the
 * password, while it is young; an older one stays on, since its owner has signed in with it.
 */
export async function undoYoungApp(
  deps: IdentityDeps,
  transaction: InTransaction<unknown>,
  { playerId, origin }: { playerId: bigint; origin: Origin },
): Promise<boolean> {
  if (!(await turnOffYoung(transaction, playerId, youngHours * 60 * 60))) return false;
  const reason = `the password was recovered within ${youngHours} hours of switching it on`;
  await insertAudit(transaction, { playerId, actor: 'player', action: 'switch off second factor', reason });
  for (const { subject } of allGuards(playerId)) await clearAttempts(transaction, subject);
  await tellPlayer(deps, transaction, { playerId, origin, news: { change: 'app undone' } });
  return true;
}

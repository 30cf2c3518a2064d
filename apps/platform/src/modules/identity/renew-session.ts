import { randomText } from '@harmattan/kernel/random';
import type pg from 'pg';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { replaceSessionCookie } from './identity-store.ts';
import { hashSecret, secretLength } from './session-secrets.ts';

/**
 * A new cookie for the session that made a change; the old one counts no more once the transaction commits, so that no copy of the session
 * outlives the change. Its token stays: it is worth nothing without the cookie, and every tab has it. Runs inside `endSessions`, which makes
 * every process forget the old cookie.
 */
export async function renewSession(
  deps: Pick<IdentityDeps, 'random'>,
  transaction: pg.PoolClient,
  sessionId: string,
): Promise<string> {
  const cookie = randomText(deps.random, secretLength);
  const isRenewed = await replaceSessionCookie(transaction, { sessionId, cookieHash: hashSecret(cookie) });
  // A change that was faster has ended this session: what it asked for is rolled back.
  if (!isRenewed) throw new RequestFailure('NOT_SIGNED_IN');
  return cookie;
}

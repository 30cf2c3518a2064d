import { type ChangeConfirmation, confirmChange, type Proof } from '../confirm-player.ts';
import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { renewSession } from '../renew-session.ts';
import type { CurrentSession } from '../sessions.ts';
import { tellPlayer } from '../tell-player.ts';
import { recordChange } from './record-change.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { isSecondFactorOn, replaceRecoveryCodes } from './second-factor-store.ts';
import { takeSecurityTurn } from './security-turn.ts';

export type RenewOutcome =
  | { outcome: 'made'; recoveryCodes: string[]; cookie: string | undefined }
  | { outcome: 'is off' }
  | { outcome: Exclude<ChangeConfirmation, 'confirmed'> };

interface Request {
  proof: Proof;
  origin: Origin;
}

/**
 * The codes of before stop counting with the commit of the new ones. The code in the proof is good once, so that the same request twice makes them
 * once. The server keeps hashes: codes whose answer got lost cannot be told again, and the player makes others with the next code.
 */
export function renewRecoveryCodes(
  deps: IdentityDeps,
  session: CurrentSession,
  request: Request,
): Promise<RenewOutcome> {
  return takeSecurityTurn(deps, session, () => renew(deps, session, request));
}

async function renew(deps: IdentityDeps, session: CurrentSession, { proof, origin }: Request): Promise<RenewOutcome> {
  const { playerId, sessionId } = session;
  if (!(await isSecondFactorOn(deps.pool, playerId))) return { outcome: 'is off' };
  const confirmed = await confirmChange(deps, session, proof);
  if (confirmed !== 'confirmed') return { outcome: confirmed };

  const recoveryCodes = makeRecoveryCodes(deps.random);
  const codeHashes = recoveryCodes.map((code) => hashRecoveryCode(playerId, code));
  let cookie: string | undefined;
  const isMade = await endSessions(deps, playerId, async (transaction) => {
    if (!(await replaceRecoveryCodes(transaction, { playerId, codeHashes }))) return false;
    cookie = await renewSession(deps, transaction, sessionId);
    await tellPlayer(deps, transaction, { playerId, origin, news: { change: 'new recovery codes' } });
    return true;
  });
  if (!isMade) return { outcome: 'is off' };
  await recordChange(deps, { playerId, change: 'new recovery codes', origin });
  return { outcome: 'made', recoveryCodes, cookie };
}

import type { IdentityDeps } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';
import { qrPicture } from './qr-picture.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { offerSecret } from './second-factor-store.ts';
import { keyUri, manualCode, secretBytes } from './totp.ts';

/** Time enough to install an app. */
export const offerLifeSeconds = 10 * 60;

/**
 * A secret for an app. A session gets the same one for as long as it lives, so a page that reloads or asks twice shows what the
 * app has. The factor stays off until the player gives a code of it. Undefined while the factor is on.
 */
export async function offerSecondFactor(
  deps: IdentityDeps,
  { playerId, userName, sessionId }: Pick<CurrentSession, 'playerId' | 'userName' | 'sessionId'>,
): Promise<{ manualCode: string; picture: string } | undefined> {
  const sealed = sealSecret(deps.vault, playerId, deps.random.bytes(secretBytes));
  const fresh = { playerId, sessionId, id: deps.ids.next(), sealed };
  const offered = await offerSecret(deps.pool, fresh, offerLifeSeconds);
  if (!offered) return undefined;
  const secret = openSecret(deps.vault, offered);
  const picture = qrPicture(keyUri(secret, { issuer: deps.brandName, label: userName }));
  return { manualCode: manualCode(secret), picture };
}

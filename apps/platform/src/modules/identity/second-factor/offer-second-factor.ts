import type { IdentityDeps } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';
import { qrPicture } from './qr-picture.ts';
import { sealSecret } from './sealed-secret.ts';
import { offerSecret } from './second-factor-store.ts';
import { keyUri, manualCode, secretBytes } from './totp.ts';

/** Time enough to install an app. */
export const offerLifeSeconds = 10 * 60;

/** A fresh secret for an app. It counts for nothing until a code of it was told. Undefined while the factor is on. */
export async function offerSecondFactor(
  deps: IdentityDeps,
  { playerId, userName }: Pick<CurrentSession, 'playerId' | 'userName'>,
): Promise<{ manualCode: string; picture: string } | undefined> {
  const secret = deps.random.bytes(secretBytes);
  const sealed = sealSecret(deps.vault, playerId, secret);
  if (!(await offerSecret(deps.tables, { playerId, id: deps.ids.next(), sealed }))) return undefined;
  const picture = qrPicture(keyUri(secret, { issuer: deps.brandName, label: userName }));
  return { manualCode: manualCode(secret), picture };
}

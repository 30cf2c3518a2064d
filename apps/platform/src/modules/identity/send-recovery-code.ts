import { type CodeSent, sendCode } from './codes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer } from './identity-store.ts';
import { canonicalUserName } from './user-name-rules.ts';

export async function sendRecoveryCode(
  deps: IdentityDeps,
  request: { userName: string; address: string },
): Promise<CodeSent | { outcome: 'not a number' }> {
  const userName = canonicalUserName(request.userName, deps.countryDigits);
  if (!userName) return { outcome: 'not a number' };
  const player = await findPlayer(deps.tables, { userName });
  return sendCode(deps, {
    userName,
    purpose: 'recovery',
    address: request.address,
    isKnown: player !== undefined,
    text: (code) =>
      `${code} is your code for a new password. It ends in 5 minutes. If you did not ask for it, do nothing.`,
  });
}

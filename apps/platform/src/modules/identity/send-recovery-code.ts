import { type CodeSent, sendCode } from './codes.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { findPlayer } from './identity-store.ts';
import { knownDevice } from './known-devices.ts';
import { canonicalUserName } from './user-name-rules.ts';

export async function sendRecoveryCode(
  deps: IdentityDeps,
  request: { userName: string; origin: Origin },
): Promise<CodeSent | { outcome: 'not a number' }> {
  const userName = canonicalUserName(request.userName, deps.countryDigits);
  if (!userName) return { outcome: 'not a number' };
  const { origin } = request;
  const player = await findPlayer(deps.tables, { userName });
  const deviceId = await knownDevice(deps, { playerId: player?.id, origin });
  return sendCode(deps, {
    userName,
    purpose: 'recovery',
    caller: { userName, address: origin.address, deviceId },
    playerId: player?.id,
    text: (code) =>
      `${code} is your code for a new password. It ends in 5 minutes. If you did not ask for it, do nothing.`,
  });
}

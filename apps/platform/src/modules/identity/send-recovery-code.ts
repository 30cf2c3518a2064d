import { recogniseCaller } from './caller.ts';
import { type CodeSent, sendCode } from './codes.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { canonicalUserName } from './user-name-rules.ts';

export async function sendRecoveryCode(
  deps: IdentityDeps,
  request: { userName: string; origin: Origin },
): Promise<CodeSent | { outcome: 'not a number' }> {
  const userName = canonicalUserName(request.userName, deps.countryDigits);
  if (!userName) return { outcome: 'not a number' };
  const { caller } = await recogniseCaller(deps, { userName, origin: request.origin });
  return sendCode(deps, {
    purpose: 'recovery',
    caller,
    text: (code) =>
      `${code} is your code for a new password. It ends in 5 minutes. If you did not ask for it, do nothing.`,
  });
}

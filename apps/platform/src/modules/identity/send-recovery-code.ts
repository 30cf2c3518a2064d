import { recogniseCaller } from './caller.ts';
import { type CodeSent, sendCode } from './codes.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import type { Language } from './language.ts';
import { canonicalUserName } from './user-name-rules.ts';

const texts: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your code for a new password. It ends in 5 minutes. If you did not ask for it, do nothing.`,
  sw: (code) =>
    `${code} ni namba yako ya kuweka nywila mpya. Inaisha baada ya dakika 5. Kama hukuiomba, usifanye lolote.`,
  zh: (code) => `${code} 是您设置新密码的验证码，5 分钟内有效。如非本人操作，请忽略。`,
};

export async function sendRecoveryCode(
  deps: IdentityDeps,
  request: { userName: string; origin: Origin },
): Promise<CodeSent | { outcome: 'not a number' }> {
  const userName = canonicalUserName(request.userName, deps.countryDigits);
  if (!userName) return { outcome: 'not a number' };
  const { origin } = request;
  const { caller, player } = await recogniseCaller(deps, { userName, origin });
  const text = texts[origin.language ?? player?.language ?? 'en'];
  return sendCode(deps, { purpose: 'recovery', caller, text });
}

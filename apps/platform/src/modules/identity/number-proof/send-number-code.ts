import { recogniseCaller } from '../caller.ts';
import { type CodeSent, sendCode } from '../codes.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';
import { isNumberProven } from './number-proof-store.ts';

export type TextLanguage = 'en' | 'sw' | 'zh';

/** The number may be that of a person who knows nothing of the account: the text says what to do then. */
const texts: Record<TextLanguage, (code: string, brandName: string) => string> = {
  en: (code, brand) =>
    `${code} is your code to prove your number at ${brand}. It ends in 5 minutes. If you did not ask for it, do nothing and tell it to no one.`,
  sw: (code, brand) =>
    `${code} ni namba ya kuthibitisha simu yako kwa ${brand}. Itatumika kwa dakika 5. Kama hukuiomba, usifanye lolote na usimwambie mtu.`,
  zh: (code, brand) =>
    `${code} 是您在 ${brand} 验证手机号码的验证码，5 分钟内有效。如非本人操作，请忽略，且不要告诉任何人。`,
};

/** To the number of the session's player. Nothing is sent where it was proven before. */
export async function sendNumberCode(
  deps: IdentityDeps,
  { playerId, userName }: Pick<CurrentSession, 'playerId' | 'userName'>,
  { language, origin }: { language: TextLanguage; origin: Origin },
): Promise<CodeSent | { outcome: 'is proven' }> {
  if (await isNumberProven(deps.pool, playerId)) return { outcome: 'is proven' };
  const { caller } = await recogniseCaller(deps, { userName, origin });
  return sendCode(deps, { purpose: 'number', caller, text: (code) => texts[language](code, deps.brandName) });
}

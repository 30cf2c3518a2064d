import type { IdentityDeps } from './identity-deps.ts';
import { isCommonPassword } from './password-patterns.ts';
import { canonicalUserName } from './user-name-rules.ts';

/** Hashing takes time in proportion; no player types more. */
const passwordLengthMax = 200;
/** So many digits of the number in a row are a part of it, and no accident. */
const numberPartMin = 6;

export type PasswordRules = Pick<IdentityDeps, 'passwordLengthMin' | 'countryDigits' | 'brandName'>;
export type PasswordJudgement = 'acceptable' | 'unacceptable password' | 'password too common';

/** Of a new password. An old one keeps opening its account, whatever it is. */
export function judgePassword(
  { passwordLengthMin, countryDigits, brandName }: PasswordRules,
  { password, userName }: { password: string; userName: string },
): PasswordJudgement {
  const { length } = [...password];
  if (length < passwordLengthMin || length > passwordLengthMax) return 'unacceptable password';
  if (canonicalUserName(password, countryDigits) === userName) return 'unacceptable password';
  const isCommon = isPartOf(userName, password) || isCommonPassword(password, [brandName]);
  return isCommon ? 'password too common' : 'acceptable';
}

/** With or without the zero before it, a part of a number that is widely known is no secret. */
function isPartOf(userName: string, password: string): boolean {
  const typed = password.trim().replace(/^\+/, '');
  return [typed, typed.replace(/^0+/, '')].some((part) => part.length >= numberPartMin && userName.includes(part));
}

export const passwordLengthMin = 6;
/** Hashing takes time in proportion; nobody types more. */
const passwordLengthMax = 200;

/** At least six characters, and not the user name in any of the ways to write it. */
export function isAcceptablePassword(password: string, userName: string): boolean {
  const { length } = [...password];
  if (length < passwordLengthMin || length > passwordLengthMax) return false;
  // With or without the country code and the zero before it, a number that anybody knows is no secret.
  const digits = password.replace(/^\+?0*/, '');
  return !(digits.length >= passwordLengthMin && /^[0-9]+$/.test(digits) && userName.endsWith(digits));
}

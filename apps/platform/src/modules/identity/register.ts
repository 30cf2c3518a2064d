import type { IdentityDeps } from './identity-deps.ts';
import { openAccount } from './open-account.ts';
import { isAcceptablePassword } from './password-rules.ts';
import { canonicalUserName } from './user-name-rules.ts';

const referrerCodeMax = 200;

export type RegisterOutcome =
  | 'registered'
  | 'not a number'
  | 'unacceptable password'
  | 'passwords differ'
  | 'terms not accepted'
  | 'already exists';

export async function register(
  deps: IdentityDeps,
  form: {
    userName: string;
    password: string;
    confirmPassword: string;
    acceptsTerms: boolean;
    referrerCode: string | undefined;
  },
): Promise<RegisterOutcome> {
  const userName = canonicalUserName(form.userName, deps.countryDigits);
  if (!userName) return 'not a number';
  if (!isAcceptablePassword(form.password, userName)) return 'unacceptable password';
  if (form.password !== form.confirmPassword) return 'passwords differ';
  if (!form.acceptsTerms) return 'terms not accepted';

  const passwordHash = await deps.passwords.hash(form.password);
  const referrerCode = form.referrerCode?.trim().slice(0, referrerCodeMax) || null;
  const playerId = await deps.tables
    .transaction()
    .execute((transaction) => openAccount(deps, transaction, { userName, passwordHash, referrerCode }));
  deps.outbox.wake();
  return playerId === undefined ? 'already exists' : 'registered';
}

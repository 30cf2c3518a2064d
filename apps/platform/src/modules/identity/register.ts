import { isMobileNumber } from '@harmattan/kernel/market';
import { inTransaction } from '@harmattan/process/transaction';
import type { IdentityDeps } from './identity-deps.ts';
import { openAccount } from './open-account.ts';
import { judgePassword } from './password-rules.ts';
import { canonicalUserName } from './user-name-rules.ts';

const referrerCodeMax = 200;
const digits = /^\s*\+?[0-9]+\s*$/;

export type RegisterOutcome =
  | 'registered'
  | 'not a number'
  | 'not a mobile number'
  | 'unacceptable password'
  | 'password too common'
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
  const national = userName?.slice(deps.countryDigits.length) ?? '';
  if (!userName || !isMobileNumber(national))
    return digits.test(form.userName) ? 'not a mobile number' : 'not a number';
  const judgement = judgePassword(deps, { password: form.password, userName });
  if (judgement !== 'acceptable') return judgement;
  if (form.password !== form.confirmPassword) return 'passwords differ';
  if (!form.acceptsTerms) return 'terms not accepted';

  const passwordHash = await deps.passwords.hash(form.password, { isUrgent: false });
  const referrerCode = form.referrerCode?.trim().slice(0, referrerCodeMax) || null;
  const outcome = await inTransaction(deps.pool, async (transaction) => {
    if ((await openAccount(deps, transaction, { userName, passwordHash, referrerCode })) === undefined)
      return 'already exists';
    // Asked once the number is this account's: a closing that was under way has kept it by now.
    if (await deps.isNumberKept(transaction, userName)) throw new NumberIsKept();
    return 'registered';
  }).catch(orKept);
  deps.outbox.wake();
  return outcome;
}

/** Takes back what was inserted. */
class NumberIsKept extends Error {}

/** Nothing shows a stranger that there was an account. */
function orKept(error: unknown): 'already exists' {
  if (error instanceof NumberIsKept) return 'already exists';
  throw error;
}

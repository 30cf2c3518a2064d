import { countAttempt } from '../../plumbing/attempts/attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { NameAnswer } from './payment-port.ts';

/** Whose bank account that is. Names are personal data: a player looks up their own few accounts, and no list of strangers'. */
export async function findAccountName(
  deps: CashierDeps,
  { playerId, ...account }: { playerId: bigint; bankCode: string; accountNumber: string },
): Promise<NameAnswer | { kind: 'too many' }> {
  const guard = { subject: `account names for ${playerId}`, attemptsMax: 20, windowSeconds: 60 * 60 };
  if (!(await countAttempt(deps.pool, guard))) return { kind: 'too many' };
  return (await deps.gateways.get('kudipal')?.resolveName(account)) ?? { kind: 'unavailable' };
}

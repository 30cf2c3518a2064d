import type { Minor } from '@harmattan/kernel/money';
import { countAttempt } from '../../plumbing/attempts/attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { findMethodGateway, insertClaim } from './store/deposit-claims.ts';
import type { TextLanguage } from './store/payment-row.ts';

const claimsOfHourMax = 6;
/** Banks take back what arrives nowhere. */
const oldestDays = 60;
const aheadMinutes = 10;

export type OpenClaimOutcome = 'opened' | 'no such method' | 'no such time' | 'no amount' | 'too many';

/**
 * Writes down what a player says was debited, and has the gateway asked. The answer is the same whatever the gateway knows, and comes before it is
 * asked: it does not tell whether a payment of another player exists.
 */
export async function openClaim(
  deps: CashierDeps,
  wish: {
    playerId: bigint;
    viewName: string;
    amountMinor: Minor;
    paidAt: Date;
    words: string;
    language: TextLanguage;
  },
): Promise<OpenClaimOutcome> {
  const { playerId, viewName, amountMinor, paidAt, language } = wish;
  if (amountMinor <= 0n) return 'no amount';
  const ageMs = deps.clock.now().getTime() - paidAt.getTime();
  if (ageMs > oldestDays * 24 * 3_600_000 || ageMs < -aheadMinutes * 60_000) return 'no such time';
  const gateway = await findMethodGateway(deps.pool, viewName);
  if (!gateway) return 'no such method';
  const guard = { subject: `deposits claimed by ${playerId}`, attemptsMax: claimsOfHourMax, windowSeconds: 3_600 };
  if (!(await countAttempt(deps.pool, guard))) return 'too many';
  await insertClaim(deps.pool, {
    ...{ id: deps.ids.next(), player_id: playerId, view_name: viewName, gateway, amount_kobo: amountMinor },
    ...{ paid_at: paidAt, words: wish.words.replaceAll(/\s+/g, ' ').trim(), language },
  });
  deps.wake();
  return 'opened';
}

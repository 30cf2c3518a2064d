import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type { CashierDeps } from './cashier-deps.ts';
import { sumPaidSince } from './store/player-payments.ts';

interface Wanted {
  /** Null: it is not written yet. */
  id: string | null;
  player_id: bigint;
  direction: 'deposit' | 'withdraw';
  amount_kobo: Minor;
}

/**
 * Whether a payment is more than an account pays while its player is known so little: with what came in, or is on its way out, since the
 * market's day and month began.
 */
export async function isAboveLevel(
  { allowanceOf, clock }: Pick<CashierDeps, 'allowanceOf' | 'clock'>,
  db: Queryable,
  { id, player_id: playerId, direction, amount_kobo: amountMinor }: Wanted,
): Promise<boolean> {
  const allowance = await allowanceOf(db, playerId, direction);
  if (!allowance) return false;
  const { dayMinor, monthMinor } = allowance;
  if (dayMinor === null && monthMinor === null) return false;
  const today = marketDay(clock.now());
  const sums = await sumPaidSince(db, {
    ...{ playerId, direction, without: id },
    day: instantInMarket(today),
    month: instantInMarket(`${today.slice(0, 8)}01`),
  });
  const isAbove = (sumMinor: Minor, limitMinor: Minor | null) =>
    limitMinor !== null && sumMinor + amountMinor > limitMinor;
  return isAbove(sums.dayMinor, dayMinor) || isAbove(sums.monthMinor, monthMinor);
}

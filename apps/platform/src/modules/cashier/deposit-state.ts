import type { Minor } from '@harmattan/kernel/money';
import { aboveLimitNote } from './above-limit.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { isWaiting } from './deposit-rules.ts';
import { reasonWord } from './reason-word.ts';
import { findAboveLimit } from './store/above-limit.ts';
import { findPayment, hastenPayment } from './store/payments.ts';
import { sumSecondMoney } from './store/second-money.ts';

/** However often a page asks, the gateway is asked no more often than this. */
const askEverySeconds = 4;

export type ShownDepositState = 'waiting' | 'succeeded' | 'failed' | 'expired' | 'review';

/** Undefined for what is not the player's own. Looking at a deposit that waits has the gateway asked. */
export async function readDepositState(
  deps: CashierDeps,
  wanted: { playerId: bigint; id: string },
): Promise<
  | { state: ShownDepositState; amount: Minor; message: string; secondAmount: Minor | null; aboveLimit: Minor | null }
  | undefined
> {
  const deposit = await findPayment(deps.pool, { id: wanted.id });
  if (deposit?.direction !== 'deposit' || deposit.player_id !== wanted.playerId) return undefined;
  if (isWaiting(deposit.state)) {
    await hastenPayment(deps.pool, deposit.id, askEverySeconds);
    deps.wake();
  }
  const { received_kobo, amount_kobo, note } = deposit;
  const secondAmount = received_kobo === null ? null : await sumSecondMoney(deps.pool, deposit);
  const above = note === aboveLimitNote ? await findAboveLimit(deps.pool, deposit.id) : undefined;
  return {
    state: shownState(deposit),
    amount: (received_kobo ?? amount_kobo) - (above?.amount_kobo ?? 0n),
    message: reasonWord('deposit', note ?? ''),
    secondAmount,
    aboveLimit: above?.amount_kobo ?? null,
  };
}

export function shownState({ state, money_due }: { state: string; money_due: string | null }): ShownDepositState {
  if (isWaiting(state) || money_due) return 'waiting';
  return state === 'charged_back' ? 'failed' : (state as ShownDepositState);
}

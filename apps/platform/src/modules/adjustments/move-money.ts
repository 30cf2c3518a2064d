import { type Answer, WalletBusy, WalletUnavailable } from '../wallet/index.ts';
import { adjustmentsAccount } from './account.ts';
import type { AdjustmentsDeps } from './adjustments-deps.ts';
import { type AdjustmentRow, markAdjustment } from './adjustments-store.ts';

/** The second half of an adjustment. Done twice it does nothing more. `later`: the wallet gave no answer, and the keeper comes back to it. */
export async function moveMoney(
  deps: Pick<AdjustmentsDeps, 'pool' | 'wallet' | 'log'>,
  adjustment: AdjustmentRow,
): Promise<'done' | 'refused' | 'later'> {
  const answer = await submit(deps, adjustment);
  if (answer === undefined) return 'later';
  const isDone = answer.status === 'ok';
  if (!isDone) deps.log.warn({ adjustment: adjustment.id, status: answer.status }, 'the wallet refused an adjustment');
  await markAdjustment(deps.pool, { id: adjustment.id, balanceAfterMinor: isDone ? answer.availableMinor : null });
  return isDone ? 'done' : 'refused';
}

async function submit(
  { wallet, log }: Pick<AdjustmentsDeps, 'wallet' | 'log'>,
  { id, player_id, amount_minor, direction }: AdjustmentRow,
): Promise<Answer | undefined> {
  const command = { playerId: player_id, key: id, amountMinor: amount_minor, house: adjustmentsAccount };
  try {
    return direction === 'credit'
      ? await wallet.transfer({ direction: 'in', about: 'adjustment', ...command })
      : await wallet.transfer({ direction: 'out', about: 'adjustment', ...command });
  } catch (error) {
    if (!(error instanceof WalletBusy) && !(error instanceof WalletUnavailable)) throw error;
    log.warn({ err: error, adjustment: id }, 'the wallet gave no answer');
    return undefined;
  }
}

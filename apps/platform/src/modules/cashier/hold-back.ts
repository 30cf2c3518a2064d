import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { CashierDeps } from './cashier-deps.ts';
import type { Prospect, WithdrawalRow } from './store/payment-row.ts';
import { findOpenWithdrawal, insertEvent } from './store/payments.ts';
import { insertPlayerWait, listPlayerWaits } from './store/player-waits.ts';
import { addSendWait, approvedWithinDay, isKnownDestination, type SendWait } from './store/send-waits.ts';

/** A wait that the settings ask for. An operator may add others. */
export interface SettingsWait extends SendWait {
  reason: 'cancel window' | 'new destination' | 'new device and new destination' | 'number changed';
}

/** The waits that the settings ask for when a withdrawal's money is set aside. */
export async function sendWaitsOf(deps: CashierDeps, withdrawal: Prospect): Promise<SettingsWait[]> {
  const { cancelWindowSeconds, newDestinationSeconds } = deps.sendWaits;
  const { player_id: playerId, destination } = withdrawal;
  const isNew =
    newDestinationSeconds > 0 &&
    destination !== undefined &&
    !(await isKnownDestination(deps.pool, { playerId, destination }));
  return [
    ...(cancelWindowSeconds > 0 ? [{ reason: 'cancel window', seconds: cancelWindowSeconds } as const] : []),
    ...(isNew ? [{ reason: 'new destination', seconds: newDestinationSeconds } as const] : []),
    ...(await newDeviceWaits(deps, withdrawal)),
    ...(await listPlayerWaits(deps.pool, playerId)),
  ];
}

/** A thief would pay a little first, so an account that was paid lately is still new, and what went out within a day counts. */
async function newDeviceWaits(deps: CashierDeps, withdrawal: Prospect): Promise<SettingsWait[]> {
  const { aboveMinor, youngSeconds, waitSeconds } = deps.newDevice;
  const { player_id: playerId, destination } = withdrawal;
  if (!withdrawal.from_new_device || waitSeconds === 0 || !destination) return [];
  const others = await approvedWithinDay(deps.pool, withdrawal);
  if (others.sumMinor + withdrawal.amount_kobo <= aboveMinor) return [];
  const isKnown = await isKnownDestination(deps.pool, { playerId, destination, forSeconds: youngSeconds });
  return isKnown ? [] : [{ reason: 'new device and new destination', seconds: waitSeconds }];
}

/** Holds a withdrawal back for a further reason. False when it is on its way already, or over. */
export async function holdBack(
  deps: CashierDeps,
  wait: SendWait & { paymentId: string; by: string },
): Promise<boolean> {
  const { paymentId, reason, by } = wait;
  return inTransaction(deps.pool, async (transaction) => {
    if (!(await addSendWait(transaction, paymentId, wait))) return false;
    const event = { id: deps.ids.next(), paymentId, state: 'held back', by, note: reason };
    await insertEvent(transaction, event);
    return true;
  });
}

/** Holds back all withdrawals of a player for some time: the one that is under way, unless it was sent, and those that are asked for later. */
export async function holdPlayer(
  deps: Pick<CashierDeps, 'ids'>,
  transaction: pg.PoolClient,
  wait: { playerId: bigint; reason: 'number changed'; seconds: number; by: string },
): Promise<void> {
  const { playerId, reason, by } = wait;
  if (wait.seconds === 0) return;
  await insertPlayerWait(transaction, wait);
  const open = await findOpenWithdrawal(transaction, playerId);
  if (!open || !(await addSendWait(transaction, open.id, wait))) return;
  await insertEvent(transaction, { id: deps.ids.next(), paymentId: open.id, state: 'held back', by, note: reason });
}

/** How many seconds are left, by the database's clock when the row was read. */
export function heldBackSeconds({ send_not_before, now }: WithdrawalRow): number {
  return send_not_before ? Math.max(0, Math.ceil((send_not_before.getTime() - now.getTime()) / 1_000)) : 0;
}

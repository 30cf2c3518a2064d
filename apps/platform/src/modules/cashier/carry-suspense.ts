import { assert } from '@harmattan/kernel/assert';
import { type HouseAccount, keyOf, WalletUnavailable } from '../wallet/index.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moneyPause } from './check-schedule.ts';
import type { GatewayName } from './payment-port.ts';
import type { ReceivedRow } from './store/received.ts';
import { markSuspense, postponeSuspense } from './store/suspense.ts';

/** Holds what a gateway received and no player was credited with: money in review, and money that is not allocated. */
export const suspenseOf = (gateway: GatewayName): HouseAccount => `suspense:${gateway}`;

export function suspenseKey(
  { gateway, provider_id }: Pick<ReceivedRow, 'gateway' | 'provider_id'>,
  move: 'suspend' | 'release',
): string {
  return keyOf({ source: gateway, class: move, id: provider_id });
}

/**
 * Moves money between a gateway's account and its suspense account, as the record says: the wallet does it under a key that follows
 * from the gateway's number, then the record is marked. A repeat moves nothing. `later`: the wallet gave no answer, and the
 * sweeper retries.
 */
export async function carrySuspense(deps: CashierDeps, received: ReceivedRow): Promise<'done' | 'later'> {
  const { gateway, suspense, amount_kobo: amountMinor } = received;
  assert(amountMinor !== null, 'money in suspense has an amount');
  const isEntering = suspense === 'entering';
  assert(isEntering || suspense === 'leaving', 'the money is on its way into suspense or out of it');
  const [source, target] = [`gateway:${gateway}` as const, suspenseOf(gateway)];
  const [from, to] = isEntering ? [source, target] : [target, source];
  const key = suspenseKey(received, isEntering ? 'suspend' : 'release');
  try {
    const { status } = await deps.wallet.fund({ key, from, to, amountMinor, about: 'suspense' });
    assert(status === 'ok', `a move of the suspense account is answered ${status}`);
  } catch (error) {
    if (!(error instanceof WalletUnavailable)) throw error;
    deps.log.warn({ err: error, gateway, transaction: received.provider_id }, 'the wallet gave no answer');
    await postponeSuspense(deps.pool, received, moneyPause(received.attempts));
    return 'later';
  }
  await markSuspense(deps.pool, received, isEntering ? 'held' : 'left');
  return 'done';
}

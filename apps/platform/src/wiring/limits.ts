import { marketRules } from '@harmattan/kernel/market-rules';
import { createLimits } from '../modules/limits/index.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Payments } from './payments.ts';

/** Limits that players set: the wallet counts by them, and the cashier keeps what arrives above them. */
export function createPlayerLimits({ database, ids, outbox }: Ground, money: Money, cashier: Payments) {
  return createLimits({
    ...{ database, ids, outbox, rules: marketRules.limits },
    setLimit: money.setLimit,
    listCounted: money.wallet.limits,
    async listMoneyAbove(playerId) {
      return (await cashier.listAboveLimit(playerId)).map(({ payment_id, left_kobo, choice, state, created_at }) => ({
        ...{
          id: payment_id,
          amountMinor: left_kobo,
          choice,
          since: created_at,
          isMoving: state === 'releasing' || state === 'returning',
        },
      }));
    },
    chooseForMoneyAbove: ({ playerId, id, choice }) => cashier.chooseForHeld({ playerId, paymentId: id, choice }),
  });
}

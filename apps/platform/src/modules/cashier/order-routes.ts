import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import { cancelWithdrawal } from './call-off-withdrawal.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { findOpenWithdrawal } from './store/payments.ts';
import { readWithdrawOrder } from './withdraw-order.ts';
import { canBeCanceled } from './withdrawal-rules.ts';

type OrderCalls =
  | 'GET Banking/CheckUserWithdrawOrder'
  | 'POST Banking/RejectWithadrawByUser'
  | 'GET Banking/GetWithdrawOrder';

/** The withdrawal that a player has asked for. */
export function orderRoutes(deps: CashierDeps): Pick<Handlers<Calls>, OrderCalls> {
  return {
    async 'GET Banking/CheckUserWithdrawOrder'({ context }) {
      const pending = await findOpenWithdrawal(deps.pool, context.player.playerId);
      return success(pending !== undefined && deps.canPlayersCancel && canBeCanceled(pending.state));
    },

    async 'POST Banking/RejectWithadrawByUser'({ context }) {
      const outcome = await cancelWithdrawal(deps, context.player.playerId);
      switch (outcome) {
        case 'canceled':
          return success(null);
        case 'none pending':
          return refuse('NO_PENDING_WITHDRAWAL', null);
        case 'on its way':
          return refuse('WITHDRAWAL_IS_ON_ITS_WAY', null);
        case 'not decided yet':
          throw new RequestFailure('NOT_READY');
      }
    },

    async 'GET Banking/GetWithdrawOrder'({ context }) {
      return success(await readWithdrawOrder(deps, context.player.playerId));
    },
  };
}

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { accountsGateway, openOwnAccount } from './open-own-account.ts';
import type { LastingAccount } from './payment-port.ts';
import { findAccount } from './store/own-accounts.ts';

type OwnAccountCalls = 'GET Banking/GetOwnAccount' | 'POST Banking/OpenOwnAccount';

/** A player's lasting account at a bank. */
export function ownAccountRoutes(deps: CashierDeps): Pick<Handlers<Calls>, OwnAccountCalls> {
  return {
    async 'GET Banking/GetOwnAccount'({ context }) {
      const { playerId } = context.player;
      const account = await findAccount(deps.pool, { playerId, gateway: accountsGateway });
      return success(account ? shownAccount(account) : null);
    },

    async 'POST Banking/OpenOwnAccount'({ context }) {
      const opened = await openOwnAccount(deps, context.player);
      if (opened === 'not available') return refuse('PAYMENT_METHOD_NOT_AVAILABLE', null);
      if (opened === 'service down') return refuse('PAYMENT_SERVICE_DOWN', null);
      if (opened === 'verification needed') return refuse('VERIFICATION_IS_NEEDED', null);
      return success(shownAccount(opened));
    },
  };
}

function shownAccount({ bankName, accountNumber: accNumber, accountName: accName }: LastingAccount) {
  return { bankName, accNumber, accName };
}

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { openClaim } from './open-claim.ts';
import { listClaims } from './store/deposit-claims.ts';

const shownMax = 10;

export function claimRoutes(
  deps: CashierDeps,
): Pick<Handlers<Calls>, 'POST Banking/ClaimDeposit' | 'GET Banking/GetDepositClaims'> {
  return {
    async 'POST Banking/ClaimDeposit'({ body, context }) {
      const { viewName, amount: amountMinor, paidAt, words, lang: language = 'en' } = body;
      const { playerId } = context.player;
      const outcome = await openClaim(deps, { playerId, viewName, amountMinor, paidAt, words, language });
      switch (outcome) {
        case 'opened':
          return success(null);
        case 'too many':
          return refuse('TOO_MANY_ATTEMPTS', null);
        case 'no such method':
          return refuse('PAYMENT_METHOD_NOT_AVAILABLE', null);
        case 'no such time':
        case 'no amount':
          return refuse('INCORRECT_PARAMETER_VALUE', null);
      }
    },

    async 'GET Banking/GetDepositClaims'({ context }) {
      return success({ claims: await listClaims(deps.pool, context.player.playerId, shownMax) });
    },
  };
}

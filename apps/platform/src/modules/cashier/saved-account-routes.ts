import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { quoteWithdrawal } from './quote-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { readSavedAccounts } from './saved-accounts.ts';
import { findPaidDestination, hidePaidDestination } from './store/saved-accounts.ts';
import { answerBank } from './withdraw-routes.ts';

type SavedAccountCalls =
  | 'POST Banking/QuoteWithdrawal'
  | 'GET Banking/GetSavedAccounts'
  | 'POST Banking/HideSavedAccount'
  | 'POST Banking/RegisterSavedWithdraw';

export function savedAccountRoutes(deps: CashierDeps): Pick<Handlers<Calls>, SavedAccountCalls> {
  return {
    async 'POST Banking/QuoteWithdrawal'({ body, context }) {
      const { viewName, amount: amountMinor, account, savedId } = body;
      const { playerId, userName } = context.player;
      const saved = savedId && (await findPaidDestination(deps.pool, { playerId, id: savedId }));
      if (savedId && !saved) return refuse('SAVED_ACCOUNT_DOES_NOT_EXIST', null);
      const named = account && { kind: 'bank' as const, bankCode: account.code, phone: userName, ...account };
      const destination = saved || named;
      const quote = await quoteWithdrawal(deps, { player: context.player, viewName, amountMinor, destination });
      return quote ? success(quote) : refuse('PAYMENT_METHOD_NOT_AVAILABLE', null);
    },

    async 'GET Banking/GetSavedAccounts'({ context }) {
      return success(await readSavedAccounts(deps, context.player.playerId));
    },

    async 'POST Banking/HideSavedAccount'({ body, context }) {
      const wanted = { playerId: context.player.playerId, id: body.savedId };
      const isHidden = await hidePaidDestination(deps.pool, wanted);
      return isHidden ? success(null) : refuse('SAVED_ACCOUNT_DOES_NOT_EXIST', null);
    },

    async 'POST Banking/RegisterSavedWithdraw'({ body, context }) {
      const { playerId, userName } = context.player;
      const saved = await findPaidDestination(deps.pool, { playerId, id: body.savedId });
      if (saved?.kind !== 'bank') return refuse('SAVED_ACCOUNT_DOES_NOT_EXIST', null);
      const outcome = await requestWithdrawal(deps, {
        customer: context.player,
        viewName: 'KudipalWithdraw',
        amountMinor: body.amount,
        destination: { ...saved, phone: userName },
        proof: { password: body.password, code: body.stepUpCode },
        key: body.key,
        language: body.lang,
      });
      return answerBank(outcome);
    },
  };
}

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { cardAnswer } from './card-answer.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { refuseMethod } from './deposit-refusals.ts';
import { openDeposit } from './open-deposit.ts';
import { findToken } from './saved-cards.ts';
import { listSavedCards, removeSavedCard } from './store/saved-cards.ts';

const shownMax = 10;

type SavedCardCalls =
  | 'GET Banking/GetSavedCards'
  | 'POST Banking/RemoveSavedCard'
  | 'POST Banking/RegisterSavedCardDeposit';

export function savedCardRoutes(deps: CashierDeps): Pick<Handlers<Calls>, SavedCardCalls> {
  return {
    async 'GET Banking/GetSavedCards'({ context }) {
      return success({ cards: await listSavedCards(deps.pool, context.player.playerId, shownMax) });
    },

    // The answer is the same for a card that is not the player's.
    async 'POST Banking/RemoveSavedCard'({ body, context }) {
      await removeSavedCard(deps.pool, { id: body.card, playerId: context.player.playerId });
      return success(null);
    },

    async 'POST Banking/RegisterSavedCardDeposit'({ body, context }) {
      const token = await findToken(deps, { id: body.card, playerId: context.player.playerId });
      if (token === undefined) return refuse('PAYMENT_METHOD_NOT_AVAILABLE', null);
      const result = await openDeposit(deps, {
        customer: context.player,
        viewName: 'KudipalCard',
        amountMinor: body.amount,
        bonusCode: body.bonusCode,
        way: { rail: 'card', savedCard: { id: body.card, token } },
        key: body.key,
      });
      if (result.outcome === 'bonus code unknown') return refuse('BONUS_CODE_IS_UNKNOWN', null);
      return result.outcome === 'opened' ? cardAnswer(result) : refuseMethod(result);
    },
  };
}

import { useT } from '@harmattan/i18n/use-t';
import { minorFromJsonNumber } from '@harmattan/kernel/money';
import type { AmountLimit } from '../../shared/cashier/payment-methods.ts';
import { isAmount, wireAmount } from '../../shared/cashier/wire-amount.ts';
import { useSession } from '../../shared/session/session.ts';
import { amountProblem, type Room } from './amount-problem.ts';
import { type QuoteWish, useQuote } from './use-quote.ts';
import { useSettled } from './use-settled.ts';

const settleMs = 400;

interface Asked {
  amount: string;
  limit: AmountLimit | undefined;
  savedId?: string;
}

/** What may be withdrawn by one method, and what the server says of the amount that stands in its form. */
export function useRoom(viewName: string, { amount, limit, savedId }: Asked) {
  const t = useT();
  const balance = useSession()?.balanceInfo.totalBalance ?? 0;
  const settled = useSettled(amount, settleMs);
  const wished = isAmount(settled) ? wireAmount(settled) : 0;
  const { data: quote, isError } = useQuote({
    viewName: viewName as QuoteWish['viewName'],
    amount: wished,
    ...(savedId && { savedId }),
  });
  /** By the server's word. The balance in the header may be that of before a deposit: it is shown, and refuses nothing. */
  const known: Room = {
    minMinor: quote ? minorFromJsonNumber(quote.minLimit) : limit?.minMinor,
    maxMinor: quote ? minorFromJsonNumber(quote.maxLimit) : limit?.maxMinor,
    availableMinor: quote && minorFromJsonNumber(quote.available),
  };
  // A balance below zero has nothing to withdraw.
  const room: Room = { ...known, availableMinor: known.availableMinor ?? minorFromJsonNumber(Math.max(0, balance)) };
  // The sums of another amount than the one in the field would be false for as long as they stand there.
  const isShown = quote !== undefined && wished > 0 && settled === amount && quote.receives + quote.fee === wished;

  /** What a form says of an amount that it does not send. */
  function errorOf(text: string): { amount?: string } {
    const problem = amountProblem(text, known);
    return problem ? { amount: t(problem) } : {};
  }

  const isAsked = !isShown && !isError && isAmount(amount) && amountProblem(amount, known) === undefined;
  return { room, quote: isShown ? quote : isAsked ? 'asked' : undefined, errorOf } as const;
}

import type { CallData, CallInput } from '@harmattan/contract';
import { keepPreviousData, useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { useSession } from '../../shared/session/session.ts';

export type Quote = CallData<'POST Banking/QuoteWithdrawal'>;
export type QuoteWish = CallInput<'POST Banking/QuoteWithdrawal'>['body'];

/** What the server's rules say of a withdrawal before it is asked for. Asked again when the balance changes. */
export function useQuote(wish: QuoteWish | undefined) {
  const balance = useSession()?.balanceInfo.totalBalance;
  return useQuery({
    queryKey: ['POST Banking/QuoteWithdrawal', balance, wish],
    queryFn: ({ signal }) => call('POST Banking/QuoteWithdrawal', { body: wish as QuoteWish, signal }),
    enabled: wish !== undefined,
    placeholderData: keepPreviousData,
    // A limit counts what was withdrawn within a day, so an old answer may be a false one.
    gcTime: 0,
  });
}

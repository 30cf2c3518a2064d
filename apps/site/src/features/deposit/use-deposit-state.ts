import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { useEffect, useReducer, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { refreshMoney } from '../../shared/money/refresh-money.ts';
import { useSession } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';

export type DepositState = CallData<'GET Banking/GetDepositState'>;

const everyMs = 5_000;
const againMs = 1_000;

/** An older answer does not say whether the money has come meanwhile. */
const staleAfterMs = 15_000;
/** A second transfer may still come for a deposit that is over. */
const afterwardsMs = 20_000;

/** Asks again and again until the deposit has come to an end, and then now and then whether more money came for it. */
export function useDepositState(id: string, { isNew }: { isNew: boolean }) {
  const [openedAtMs] = useState(() => (isNew ? now() : 0));
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const query = useQuery({
    queryKey: ['GET Banking/GetDepositState', id],
    queryFn: ({ signal }) => call('GET Banking/GetDepositState', { query: { id }, signal }),
    refetchInterval: ({ state: { data, error } }) => (isUnknown(error) ? false : isOver(data) ? afterwardsMs : everyMs),
  });
  const isCredited = query.data?.state === 'succeeded';
  const isWaiting = query.data?.state === 'waiting';
  const balance = useSession()?.balanceInfo.totalBalance;
  const { refetch } = query;
  const knownAtMs = Math.max(openedAtMs, query.dataUpdatedAt);

  useEffect(() => {
    // A page that slept, or that was in the background while its player paid, shows nothing to pay before it has asked.
    addEventListener('visibilitychange', lookAgain);
    return () => removeEventListener('visibilitychange', lookAgain);
  }, []);

  // A balance that changes while a deposit is waited for is most likely that deposit: no need to wait for the next turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the balance is what it is about
  useEffect(() => {
    if (!isWaiting) return undefined;
    void refetch();
    // The balance may be told a moment before the deposit is marked.
    const again = setTimeout(refetch, againMs);
    return () => clearTimeout(again);
  }, [balance, refetch]);

  useEffect(() => {
    if (isCredited) refreshMoney();
  }, [isCredited]);

  return {
    state: query.data,
    isOver: isOver(query.data),
    /** Whether it is known that the money is still awaited. */
    isFresh: now() - knownAtMs < staleAfterMs,
    failure: isUnknown(query.error) ? query.error : undefined,
  };
}

/** Money that comes after all is looked at by a person, who may still credit it. */
function isOver(deposit: DepositState | undefined): boolean {
  return deposit?.state === 'succeeded' || deposit?.state === 'failed';
}

function isUnknown(error: unknown): boolean {
  return refusalOf<'GET Banking/GetDepositState'>(error)?.status === 'DEPOSIT_DOES_NOT_EXIST';
}

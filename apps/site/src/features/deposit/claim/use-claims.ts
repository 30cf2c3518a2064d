import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { refreshMoney } from '../../../shared/money/refresh-money.ts';

export type Claim = CallData<'GET Banking/GetDepositClaims'>['claims'][number];

export const claimsKey = ['GET Banking/GetDepositClaims'];

const lookingMs = 3_000;
const waitingMs = 30_000;

/** Asked again and again while one of them is open. */
export function useClaims() {
  const query = useQuery({
    queryKey: claimsKey,
    queryFn: ({ signal }) => call('GET Banking/GetDepositClaims', { signal }),
    refetchInterval: ({ state: { data } }) => {
      const states = data?.claims.map(({ state }) => state) ?? [];
      return states.includes('looking') ? lookingMs : states.includes('waiting') ? waitingMs : false;
    },
  });
  const credited = query.data?.claims.filter(({ state }) => state === 'credited').length ?? 0;

  useEffect(() => {
    if (credited > 0) refreshMoney();
  }, [credited]);

  return query;
}

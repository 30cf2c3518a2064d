import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';

export type Verification = CallData<'GET Verification/Get'>;

export const verificationKey = ['GET Verification/Get'];

const soonMs = 2_500;
const laterMs = 30_000;

/** Asks again while the register or a person is at it. */
export function useVerification() {
  return useQuery({
    queryKey: verificationKey,
    queryFn: ({ signal }) => call('GET Verification/Get', { signal }),
    refetchInterval: ({ state: { data } }) => (data && pauseOf(data)) ?? false,
  });
}

function pauseOf({ check, documents }: Verification): number | false {
  if (check?.state === 'waiting') return check.isLate ? laterMs : soonMs;
  return check?.state === 'review' || documents.some(({ state }) => state === 'waiting') ? laterMs : false;
}

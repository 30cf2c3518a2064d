import type { CallData } from '@harmattan/contract';
import { useMutation, useQuery, useQueryClient } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import { type Break, takeBreakNews } from '../../../shared/break/break-news.ts';
import { readSession } from '../../../shared/session/session.ts';

export type Breaks = CallData<'GET Limits/GetBreak'>;
export type Proof = { password?: string; stepUpCode?: string };
export type Wish =
  | { kind: 'time-out'; hours: number }
  | { kind: 'exclusion'; months: Breaks['exclusionMonths'][number] };

const breaksKey = ['GET Limits/GetBreak'];

export function useBreaks() {
  return useQuery({ queryKey: breaksKey, queryFn: ({ signal }) => call('GET Limits/GetBreak', { signal }) });
}

export function useTakeBreak() {
  const show = useShow();
  return useMutation({
    mutationFn: ({ wish, proof }: { wish: Wish; proof: Proof }) =>
      wish.kind === 'time-out'
        ? call('POST Limits/TimeOut', { body: { hours: wish.hours, ...proof } })
        : call('POST Limits/Exclude', { body: { months: wish.months, ...proof } }),
    onSuccess: show,
  });
}

export function useReturn() {
  const show = useShow();
  return useMutation({
    mutationFn: (proof: Proof) => call('POST Limits/Return', { body: proof }),
    onSuccess: show,
  });
}

export function useAppeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call('POST Limits/Appeal', { body: { text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: breaksKey }),
  });
}

/** The games of this tab close with the answer, those of other tabs and devices by the stream. */
function useShow() {
  const queryClient = useQueryClient();
  return (taken: Break) => {
    const userName = readSession()?.user.userName;
    if (userName !== undefined) takeBreakNews({ userName, break: taken });
    return queryClient.invalidateQueries({ queryKey: breaksKey });
  };
}

import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export type Move = CallData<'POST User/getBettingDetails'>['moves'][number];

export function useRoundDetails(id: string) {
  return useQuery({
    queryKey: ['POST User/getBettingDetails', id],
    queryFn: ({ signal }) => call('POST User/getBettingDetails', { body: { id }, signal }),
  });
}

import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export type Activity = CallData<'GET Limits/GetActivity'>;
export type ActivityPeriod = Activity['periods'][number];
export type Product = ActivityPeriod['products'][number]['product'];
export type Unit = 'week' | 'month';

/** Three months, by week or month. */
export function useActivity(by: Unit) {
  return useQuery({
    queryKey: ['GET Limits/GetActivity', by],
    queryFn: ({ signal }) => call('GET Limits/GetActivity', { query: { months: '3', by }, signal }),
  });
}

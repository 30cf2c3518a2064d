import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export type ReceiptData = CallData<'GET Banking/GetReceipt'>;

export function useReceipt(id: string | null) {
  return useQuery({
    queryKey: ['GET Banking/GetReceipt', id],
    queryFn: ({ signal }) => call('GET Banking/GetReceipt', { query: { id: id ?? '' }, signal }),
    enabled: id !== null,
    // One that is still processing stands elsewhere a moment later.
    gcTime: 0,
  });
}

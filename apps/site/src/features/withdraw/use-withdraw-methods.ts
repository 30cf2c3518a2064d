import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export function useWithdrawMethods() {
  return useQuery({
    queryKey: ['GET Banking/GetWithdrawMethods'],
    queryFn: ({ signal }) => call('GET Banking/GetWithdrawMethods', { signal }),
  });
}

import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export function useDepositMethods() {
  return useQuery({
    queryKey: ['GET Banking/GetDepositMethods'],
    queryFn: ({ signal }) => call('GET Banking/GetDepositMethods', { signal }),
  });
}

import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export function useHelpLines() {
  return useQuery({
    queryKey: ['GET Limits/GetHelpLines'],
    queryFn: ({ signal }) => call('GET Limits/GetHelpLines', { signal }),
  });
}

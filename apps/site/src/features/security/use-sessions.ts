import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export type OpenSession = CallData<'GET Security/GetUserSessions'>[number];

export const sessionsKey = ['GET Security/GetUserSessions'];

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('GET Security/GetUserSessions', { signal }),
  });
}

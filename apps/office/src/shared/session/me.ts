import type { OfficeCallData, Permission } from '@harmattan/contract/office';
import { assert } from '@harmattan/kernel/assert';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../api/call.ts';
import { refreshEvery } from '../api/refresh.ts';

export type Me = OfficeCallData<'GET Staff/Me'>;

const refreshMs = 60_000;

/** Roles can be taken away at any time: what this person may do is asked for again. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('GET Staff/Me', { signal }),
  refetchInterval: refreshEvery(refreshMs),
});

const MeContext = createContext<Me | undefined>(undefined);

export const MeProvider = MeContext.Provider;

export function useMe(): Me {
  const me = useContext(MeContext);
  assert(me, 'desks are shown to members of the staff only');
  return me;
}

/** What a person may see. What may be done is the server's to say, with each record. */
export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission);
}

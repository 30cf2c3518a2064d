import type { OfficeCallData } from '@harmattan/contract/office';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type AuditEntry = OfficeCallData<'GET Audit/List'>[number];

export interface AuditFilter {
  actor: string;
  subject: string;
}

const refreshMs = 15_000;
/** What the server answers at a time. A shorter answer is the last one. */
const pageSize = 100;

/** Pages go back from the newest entry. Refreshed by itself while only the newest page is shown: a reader of older ones keeps the place. */
export function useEntries({ actor, subject }: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', actor, subject],
    queryFn: ({ pageParam: before, signal }) =>
      call('GET Audit/List', {
        query: { ...(before && { before }), ...(actor && { actor }), ...(subject && { subject }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: AuditEntry[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? refreshEvery(refreshMs)() : false),
    refetchOnWindowFocus: false,
  });
}

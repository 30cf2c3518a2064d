import type { OfficeCallData } from '@harmattan/contract/office';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';
import type { CaseFilter } from './read-filter.ts';

export type ListedCase = OfficeCallData<'GET Cases/Worklist'>[number];
export type WholeCase = OfficeCallData<'GET Cases/Get'>;
export type Complaint = OfficeCallData<'GET Cases/Complaints'>[number];
export type CaseAction = ListedCase['actions'][number];

const refreshMs = 15_000;
/** As many as the server gives at once. */
const pageSize = 200;

export const worklistQuery = {
  queryKey: ['cases', 'worklist'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET Cases/Worklist', { signal }),
};

export function useWaitingCases() {
  return useQuery({ ...worklistQuery, refetchInterval: refreshEvery(refreshMs) });
}

export function useAllCases({ category, state, owner }: CaseFilter) {
  const wanted = { category, state, owner: owner === 'others' ? undefined : owner };
  return useInfiniteQuery({
    queryKey: ['cases', 'list', wanted],
    queryFn: ({ signal, pageParam: before }) => call('GET Cases/List', { query: { ...wanted, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });
}

export function useComplaints() {
  return useInfiniteQuery({
    queryKey: ['cases', 'complaints'],
    queryFn: ({ signal, pageParam: before }) => call('GET Cases/Complaints', { query: { before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });
}

export function useCase(id: string) {
  return useQuery({
    queryKey: ['cases', 'one', id],
    queryFn: ({ signal }) => call('GET Cases/Get', { query: { id }, signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

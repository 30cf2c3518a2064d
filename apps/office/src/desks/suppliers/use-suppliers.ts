import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type Supplier = OfficeCallData<'GET Suppliers/List'>[number];
export type UnfinishedRounds = OfficeCallData<'GET Suppliers/OpenRounds'>;
export type OpenRound = UnfinishedRounds['rounds'][number];
export type LateWin = UnfinishedRounds['lateWins'][number];
export type GameReturn = OfficeCallData<'GET Suppliers/Returns'>[number];

const refreshMs = 10_000;

export function useSuppliers() {
  return useQuery({
    queryKey: ['suppliers', 'list'],
    queryFn: ({ signal }) => call('GET Suppliers/List', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

const roundsQuery = (which: 'overdue' | 'all') => ({
  queryKey: ['suppliers', 'rounds', which],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET Suppliers/OpenRounds', { query: { which }, signal }),
});

export const overdueQuery = roundsQuery('overdue');

export function useOpenRounds(which: 'overdue' | 'all') {
  return useQuery({ ...roundsQuery(which), refetchInterval: refreshEvery(refreshMs) });
}

export function useReturns(days: { from: string; to: string }) {
  return useQuery({
    queryKey: ['suppliers', 'returns', days],
    queryFn: ({ signal }) => call('GET Suppliers/Returns', { query: days, signal }),
  });
}

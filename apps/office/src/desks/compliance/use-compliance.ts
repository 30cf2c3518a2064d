import type { OfficeCallData, OfficeCallInput } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type Report = OfficeCallData<'GET Compliance/Reports'>[number];
export type Order = OfficeCallData<'GET Compliance/Orders'>[number];
export type Licence = OfficeCallData<'GET Compliance/Licences'>[number];
export type Flag = OfficeCallData<'GET Compliance/Flags'>[number];

export type Dormancy = OfficeCallData<'GET Compliance/Dormant'>;
export type DormancyQuery = NonNullable<OfficeCallInput<'GET Compliance/Dormant'>['query']>;

const refreshMs = 10_000;

const reportsQuery = (which: 'open' | 'decided') => ({
  queryKey: ['compliance', 'reports', which],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET Compliance/Reports', { query: { which }, signal }),
});

export const openReportsQuery = reportsQuery('open');

export function useReports(which: 'open' | 'decided') {
  return useQuery({ ...reportsQuery(which), refetchInterval: refreshEvery(refreshMs) });
}

export function useOrders() {
  return useQuery({
    queryKey: ['compliance', 'orders'],
    queryFn: ({ signal }) => call('GET Compliance/Orders', { query: {}, signal }),
  });
}

export function useLicences() {
  return useQuery({
    queryKey: ['compliance', 'licences'],
    queryFn: ({ signal }) => call('GET Compliance/Licences', { signal }),
  });
}

export function useFlags() {
  return useQuery({
    queryKey: ['compliance', 'flags'],
    queryFn: ({ signal }) => call('GET Compliance/Flags', { signal }),
  });
}

export function useDormancy(query: DormancyQuery) {
  return useQuery({
    queryKey: ['compliance', 'dormant', query],
    queryFn: ({ signal }) => call('GET Compliance/Dormant', { query, signal }),
  });
}

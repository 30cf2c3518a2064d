import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type WaitingPayment = OfficeCallData<'GET Payments/Worklist'>[number];
export type Payment = OfficeCallData<'GET Payments/Get'>;

const refreshMs = 10_000;

export const worklistQuery = {
  queryKey: ['payments', 'worklist'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET Payments/Worklist', { signal }),
};

export function usePayments() {
  return useQuery({ ...worklistQuery, refetchInterval: refreshEvery(refreshMs) });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Items of the worklist that are no payments. */
const otherKinds = ['money not allocated', 'gateway differs', 'deposit claimed', 'reserve left open'];

/** Whether there is a payment behind an item. Money without a payment has no uuid. */
export function hasPayment(id: string, item: WaitingPayment | undefined): boolean {
  return uuid.test(id) && !(item && otherKinds.includes(item.kind));
}

/** All that a decision on a payment needs. */
export function usePayment(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['payments', 'payment', id],
    queryFn: ({ signal }) => call('GET Payments/Get', { query: { id }, signal }),
    refetchInterval: refreshEvery(refreshMs),
    enabled,
  });
}

/** They change seldom: asked for once for each player. */
export function useLinked(playerId: string) {
  return useQuery({
    queryKey: ['payments', 'linked', playerId],
    queryFn: ({ signal }) => call('GET Players/Linked', { query: { playerId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

import type { OfficeCallData } from '@harmattan/contract/office';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export type Scope = OfficeCallData<'GET Regulator/Scope'>;
export type Figures = OfficeCallData<'GET Regulator/Figures'>;

/** A state and a month, as the address has them. */
export interface Cut {
  region: string;
  month: string;
}

export function useScope() {
  return useQuery({
    queryKey: ['regulator', 'scope'],
    queryFn: ({ signal }) => call('GET Regulator/Scope', { signal }),
  });
}

export function useFigures(cut: Cut) {
  return useQuery({
    queryKey: ['regulator', 'figures', cut],
    queryFn: ({ signal }) => call('GET Regulator/Figures', { query: { ...cut }, signal }),
  });
}

/** As many as the server sends at once: a page that is full may be followed by another. */
const playersOnPage = 50;

export function usePlayers(cut: Cut) {
  return useInfiniteQuery({
    queryKey: ['regulator', 'players', cut],
    queryFn: ({ pageParam, signal }) =>
      call('GET Regulator/Players', { query: { ...cut, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.length === playersOnPage ? page + 1 : null),
    select: ({ pages }) => pages.flat(),
  });
}

export function useTickets(cut: Cut, playerId: string) {
  return useInfiniteQuery({
    queryKey: ['regulator', 'tickets', cut, playerId],
    queryFn: ({ pageParam, signal }) =>
      call('GET Regulator/Tickets', {
        query: { ...cut, playerId, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ tickets }) => tickets),
  });
}

export function useTicket(cut: Cut, { playerId, id }: { playerId: string; id: string }) {
  return useQuery({
    queryKey: ['regulator', 'ticket', cut, playerId, id],
    queryFn: ({ signal }) => call('GET Regulator/Ticket', { query: { ...cut, playerId, id }, signal }),
  });
}

import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
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

export function usePlayers(cut: Cut) {
  return useQuery({
    queryKey: ['regulator', 'players', cut],
    queryFn: ({ signal }) => call('GET Regulator/Players', { query: { ...cut }, signal }),
  });
}

export function useTickets(cut: Cut, playerId: string) {
  return useQuery({
    queryKey: ['regulator', 'tickets', cut, playerId],
    queryFn: ({ signal }) => call('GET Regulator/Tickets', { query: { ...cut, playerId }, signal }),
  });
}

export function useTicket(cut: Cut, { playerId, id }: { playerId: string; id: string }) {
  return useQuery({
    queryKey: ['regulator', 'ticket', cut, playerId, id],
    queryFn: ({ signal }) => call('GET Regulator/Ticket', { query: { ...cut, playerId, id }, signal }),
  });
}

import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { liveEvery } from '../../../shared/api/live.ts';
import { refreshEvery } from '../../../shared/api/refresh.ts';

export type JackpotRow = OfficeCallData<'GET Jackpots/List'>[number];
export type Jackpot = OfficeCallData<'GET Jackpots/Get'>;
export type Preview = OfficeCallData<'GET Jackpots/Preview'>;

const listMs = 15_000;
const recordMs = 5_000;

export const jackpotsQuery = {
  queryKey: ['jackpots', 'worklist'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET Jackpots/List', { signal }),
};

export function useJackpots() {
  return useQuery({ ...jackpotsQuery, refetchInterval: liveEvery(listMs) });
}

export function useJackpot(id: string) {
  return useQuery({
    queryKey: ['jackpots', 'record', id],
    queryFn: ({ signal }) => call('GET Jackpots/Get', { query: { id }, signal }),
    refetchInterval: refreshEvery(recordMs),
  });
}

/** Counts every ticket: asked for again only when something of the record has changed. */
export function usePreview({ id, state, work, tickets, events, asked }: Jackpot) {
  const scores = events.map(({ score1, score2, isCancelled }) => [score1, score2, isCancelled]);
  return useQuery({
    queryKey: ['jackpots', 'preview', id, state, work, tickets, JSON.stringify([scores, asked])],
    queryFn: ({ signal }) => call('GET Jackpots/Preview', { query: { id: String(id) }, signal }),
    enabled: state === 'draft' || state === 'open' || state === 'closed',
  });
}

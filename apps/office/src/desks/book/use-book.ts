import type { OfficeCallData } from '@harmattan/contract/office';
import { showToast } from '@harmattan/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type Ticket = OfficeCallData<'GET Trading/Ticket'>[number];
export type Exposure = OfficeCallData<'GET Trading/Exposure'>;
export type Referral = OfficeCallData<'GET Trading/Referrals'>[number];
export type Limits = OfficeCallData<'GET Trading/PlayerLimits'>;
export type BookMatch = OfficeCallData<'GET Trading/Matches'>[number];
export type Preview = OfficeCallData<'POST Trading/PreviewResult'>;
export type VoidPreview = OfficeCallData<'POST Trading/PreviewVoid'>;
export type Correction = OfficeCallData<'GET Trading/Corrections'>[number];

const exposureMs = 3_000;
/** A slip waits for thirty seconds: it is seen within two. */
const referralsMs = 1_000;
const listsMs = 10_000;
export const textLengthMin = 4;

export function useTickets(text: string) {
  return useQuery({
    queryKey: ['book', 'tickets', text],
    queryFn: ({ signal }) => call('GET Trading/Ticket', { query: { text }, signal }),
    enabled: text.length >= textLengthMin,
  });
}

export function useExposure() {
  return useQuery({
    queryKey: ['book', 'exposure'],
    queryFn: ({ signal }) => call('GET Trading/Exposure', { signal }),
    refetchInterval: refreshEvery(exposureMs),
  });
}

export function useReferrals() {
  return useQuery({
    queryKey: ['book', 'referrals'],
    queryFn: ({ signal }) => call('GET Trading/Referrals', { signal }),
    refetchInterval: refreshEvery(referralsMs),
  });
}

export function useLimits(playerId: string) {
  return useQuery({
    queryKey: ['book', 'limits', playerId],
    queryFn: ({ signal }) => call('GET Trading/PlayerLimits', { query: { playerId }, signal }),
  });
}

export function useFoundPlayers(text: string) {
  return useQuery({
    queryKey: ['book', 'players', text],
    queryFn: ({ signal }) => call('GET Players/Search', { query: { text }, signal }),
    enabled: text.length >= 2,
  });
}

export function useMatches(text: string) {
  return useQuery({
    queryKey: ['book', 'matches', text],
    queryFn: ({ signal }) => call('GET Trading/Matches', { query: { text }, signal }),
    refetchInterval: refreshEvery(listsMs),
  });
}

export function useCorrections() {
  return useQuery({
    queryKey: ['book', 'corrections'],
    queryFn: ({ signal }) => call('GET Trading/Corrections', { signal }),
    refetchInterval: refreshEvery(listsMs),
  });
}

/** Sends and says what came of it. Everything of the desk is asked for anew after a refusal too: it showed what is no longer true. */
export function useAct(onDone: () => void = () => {}) {
  const queries = useQueryClient();
  return async (send: () => Promise<string>) => {
    try {
      const text = await send();
      showToast({ kind: 'good', text });
      onDone();
    } finally {
      void queries.invalidateQueries({ queryKey: ['book'] });
      void queries.invalidateQueries({ queryKey: ['approvals'] });
    }
  };
}

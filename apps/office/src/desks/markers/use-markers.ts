import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type ScoredPlayer = OfficeCallData<'GET Markers/List'>[number];
export type PlayerMarkers = OfficeCallData<'GET Markers/Get'>;
export type TakenAction = PlayerMarkers['taken'][number];
export type PlaySums = TakenAction['effects'][number]['before'];
export type HarmAction = TakenAction['kind'];
export type Level = 'middle' | 'high';

const refreshMs = 10_000;

export function useScoredPlayers(level: Level | undefined) {
  return useQuery({
    queryKey: ['markers', 'list', level ?? 'all'],
    queryFn: ({ signal }) => call('GET Markers/List', { query: level ? { level } : {}, signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

export function usePlayerMarkers(id: string) {
  return useQuery({
    queryKey: ['markers', 'player', id],
    queryFn: ({ signal }) => call('GET Markers/Get', { query: { id }, signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

export function useEffects() {
  return useQuery({
    queryKey: ['markers', 'effects'],
    queryFn: ({ signal }) => call('GET Markers/Effects', { signal }),
  });
}

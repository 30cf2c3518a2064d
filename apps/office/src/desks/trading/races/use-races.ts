import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { refreshEvery } from '../../../shared/api/refresh.ts';

export type Races = OfficeCallData<'GET Races/List'>;
export type RaceRow = Races['races'][number];
export type Race = OfficeCallData<'GET Races/Get'>;
export type GameChoice = OfficeCallData<'GET Races/Choices'>['games'][number];

const listMs = 15_000;
const recordMs = 5_000;

export function useRaces() {
  return useQuery({
    queryKey: ['races', 'worklist'],
    queryFn: ({ signal }) => call('GET Races/List', { signal }),
    refetchInterval: refreshEvery(listMs),
  });
}

export function useRace(id: string) {
  return useQuery({
    queryKey: ['races', 'record', id],
    queryFn: ({ signal }) => call('GET Races/Get', { query: { id }, signal }),
    refetchInterval: refreshEvery(recordMs),
  });
}

export function useChoices(text: string) {
  return useQuery({
    queryKey: ['races', 'choices', text],
    queryFn: ({ signal }) => call('GET Races/Choices', { query: { text }, signal }),
    placeholderData: (before) => before,
  });
}

import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { liveEvery } from '../../shared/api/live.ts';

export type Incidents = OfficeCallData<'GET Incidents/List'>;
export type Incident = Incidents['on'][number];
export type Choice = Incidents['choices'][number];

const incidentsKey = ['home', 'incidents'];
const refreshMs = 10_000;

export function useIncidents() {
  return useQuery({
    queryKey: incidentsKey,
    queryFn: ({ signal }) => call('GET Incidents/List', { signal }),
    refetchInterval: liveEvery(refreshMs),
  });
}

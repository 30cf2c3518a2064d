import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type MailingList = OfficeCallData<'GET Marketing/List'>;
export type Mailing = MailingList['mailings'][number];
export type Segment = OfficeCallData<'GET Marketing/Segments'>['segments'][number];
export type CampaignReport = OfficeCallData<'GET Marketing/Campaigns'>;
export type Campaign = CampaignReport['campaigns'][number];
export type Preview = OfficeCallData<'POST Marketing/Preview'>;

const refreshMs = 5_000;

export function useMailings() {
  return useQuery({
    queryKey: ['marketing', 'mailings'],
    queryFn: ({ signal }) => call('GET Marketing/List', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

export function useSegments() {
  return useQuery({
    queryKey: ['marketing', 'segments'],
    queryFn: ({ signal }) => call('GET Marketing/Segments', { signal }),
  });
}

export function useCampaigns(period: { from: string; to: string }) {
  return useQuery({
    queryKey: ['marketing', 'campaigns', period],
    queryFn: ({ signal }) => call('GET Marketing/Campaigns', { query: period, signal }),
    placeholderData: (before) => before,
  });
}

/** Asks for all that the desk shows anew. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['marketing'] });
    void queries.invalidateQueries({ queryKey: ['approvals'] });
  };
}

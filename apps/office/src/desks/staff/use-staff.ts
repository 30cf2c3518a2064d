import type { OfficeCallData } from '@harmattan/contract/office';
import { showToast } from '@harmattan/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type Member = OfficeCallData<'GET Staff/List'>[number];
export type MemberAction = Member['actions'][number];

const refreshMs = 30_000;

export function useMembers() {
  return useQuery({
    queryKey: ['staff', 'list'],
    queryFn: ({ signal }) => call('GET Staff/List', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

/** Sends, says what came of it and closes. The list is asked for anew after a refusal too. */
export function useDone(onClose: () => void) {
  const queries = useQueryClient();
  return async (sent: Promise<unknown>, text: string) => {
    try {
      await sent;
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: ['staff'] });
      void queries.invalidateQueries({ queryKey: ['approvals'] });
    }
  };
}

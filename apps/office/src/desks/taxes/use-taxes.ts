import type { OfficeCallData } from '@harmattan/contract/office';
import { showToast } from '@harmattan/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type Authority = OfficeCallData<'GET Taxes/Authorities'>[number];
export type Month = Authority['months'][number];

const refreshMs = 10_000;
const queryKey = ['taxes'];

export function useTaxes() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET Taxes/Authorities', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

/** Sends, says what came of it and closes. After a refusal too the desk asks anew: it showed what is no longer true. */
export function useDecide(onClose: () => void) {
  const queries = useQueryClient();
  return async (send: () => Promise<unknown>, text: string) => {
    try {
      await send();
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['approvals'] });
    }
  };
}

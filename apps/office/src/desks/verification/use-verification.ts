import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

type Waiting = OfficeCallData<'GET Verification/List'>[number];
export type WaitingPlayer = Waiting & { id: string };
export type PlayerRecord = OfficeCallData<'GET Verification/Player'>;
export type NumberCheck = PlayerRecord['checks'][number];
export type KeptDocument = PlayerRecord['documents'][number];

const refreshMs = 10_000;

export const worklistQuery = {
  queryKey: ['verification', 'worklist'],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<WaitingPlayer[]> {
    const rows = await call('GET Verification/List', { signal });
    return rows.map((row) => ({ ...row, id: row.playerId }));
  },
};

export function useWaitingPlayers() {
  return useQuery({ ...worklistQuery, refetchInterval: refreshEvery(refreshMs) });
}

export function usePlayerRecord(playerId: string) {
  return useQuery({
    queryKey: ['verification', 'player', playerId],
    queryFn: ({ signal }) => call('GET Verification/Player', { query: { playerId }, signal }),
  });
}

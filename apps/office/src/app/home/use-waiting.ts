import { useQuery } from '@tanstack/react-query';
import { liveEvery } from '../../shared/api/live.ts';
import type { WaitingItem, Worklist } from '../../shared/desk.ts';

const refreshMs = 30_000;

/** What waits on a desk, and which of it the person who looks may act on. The open desk refreshes the same answer more often. */
export function useWaiting({ queryKey, queryFn, itemsOf }: Worklist) {
  const query = useQuery({ queryKey, queryFn, refetchInterval: liveEvery(refreshMs) });
  const all: WaitingItem[] | undefined = query.data === undefined ? undefined : itemsOf(query.data);
  return { query, all, mine: all?.filter(({ isMine }) => isMine) };
}

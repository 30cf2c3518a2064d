import { useQuery } from '@tanstack/react-query';
import { refreshEvery } from '../../shared/api/refresh.ts';
import type { WaitingItem, Worklist } from '../../shared/desk.ts';

const refreshMs = 30_000;

/** What waits on a desk, and which of it the person who looks may act on. The open desk refreshes the same answer more often. */
export function useWaiting({ queryKey, queryFn, itemsOf }: Worklist) {
  const query = useQuery({ queryKey, queryFn, refetchInterval: refreshEvery(refreshMs) });
  const all: WaitingItem[] | undefined = query.data === undefined ? undefined : itemsOf(query.data);
  return { query, all, mine: all?.filter(({ isMine }) => isMine) };
}

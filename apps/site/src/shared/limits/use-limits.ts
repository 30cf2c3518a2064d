import type { CallData } from '@harmattan/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { useSession } from '../session/session.ts';

export type PlayerLimits = CallData<'GET Limits/Get'>;
export type PlayerLimit = PlayerLimits['limits'][number];
export type HeldMoney = PlayerLimits['held'][number];

export const limitsKey = ['GET Limits/Get'] as const;

/** The player's limits with what is used of them now: asked for anew when the balance changes. */
export function useLimits() {
  const balance = useSession()?.balanceInfo.totalBalance;
  return useQuery({
    queryKey: [...limitsKey, balance],
    queryFn: ({ signal }) => call('GET Limits/Get', { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the server has just answered. */
export function showLimits(queryClient: QueryClient, limits: PlayerLimits): void {
  queryClient.setQueriesData<PlayerLimits>({ queryKey: limitsKey }, limits);
}

/** Of the limits that are set, the one that leaves the least room for a deposit. */
export function depositRoom({ limits }: PlayerLimits): (PlayerLimit & { left: number; endsAt: string }) | undefined {
  return limits
    .filter((one) => one.kind === 'deposit')
    .filter((one): one is PlayerLimit & { left: number; endsAt: string } => one.left !== null && one.endsAt !== null)
    .sort((one, other) => one.left - other.left || (one.endsAt < other.endsAt ? 1 : -1))[0];
}

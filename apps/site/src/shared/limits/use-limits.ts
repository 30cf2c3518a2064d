import type { CallData } from '@harmattan/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export type PlayerLimits = CallData<'GET Limits/Get'>;
export type PlayerLimit = PlayerLimits['limits'][number];
export type HeldMoney = PlayerLimits['held'][number];

export const limitsKey = ['GET Limits/Get'] as const;

/** The player's limits with what is used of them now. */
export function useLimits() {
  return useQuery({ queryKey: limitsKey, queryFn: ({ signal }) => call('GET Limits/Get', { signal }) });
}

/** Of the limits that are set, the one that leaves the least room for a deposit. */
export function depositRoom({ limits }: PlayerLimits): (PlayerLimit & { left: number; endsAt: string }) | undefined {
  return limits
    .filter((one) => one.kind === 'deposit')
    .filter((one): one is PlayerLimit & { left: number; endsAt: string } => one.left !== null && one.endsAt !== null)
    .toSorted((one, other) => one.left - other.left || (one.endsAt < other.endsAt ? 1 : -1))[0];
}

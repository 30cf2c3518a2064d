import type { CallData } from '@harmattan/contract';
import { call } from '../../shared/api/call.ts';

export type RoundsPage = CallData<'POST User/GetUserBettingHistory'>;
export type Round = RoundsPage['rounds'][number];

/** The rounds behind a place that the page before named; null for the newest. */
export function fetchRounds(before: string | null, signal?: AbortSignal): Promise<RoundsPage> {
  return call('POST User/GetUserBettingHistory', { body: { before }, ...(signal && { signal }) });
}

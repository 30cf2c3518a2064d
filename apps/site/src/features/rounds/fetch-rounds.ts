import type { CallData } from '@harmattan/contract';
import { call } from '../../shared/api/call.ts';

export type RoundsPage = CallData<'POST User/GetUserBettingHistory'>;
export type Round = RoundsPage['rounds'][number];

interface Wanted {
  area: Round['area'];
  /** A place that the page before named; null for the newest. */
  before: string | null;
  signal?: AbortSignal;
}

export function fetchRounds({ area, before, signal }: Wanted): Promise<RoundsPage> {
  return call('POST User/GetUserBettingHistory', { body: { before, area }, ...(signal && { signal }) });
}

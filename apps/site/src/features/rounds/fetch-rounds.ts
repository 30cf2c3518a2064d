import type { CallData } from '@harmattan/contract';
import { call } from '../../shared/api/call.ts';

export type RoundsPage = CallData<'POST User/GetUserBettingHistory'>;
export type Round = RoundsPage['rounds'][number];

/** Which rounds or bets a list holds. */
export interface ListWanted {
  area: 'all' | Round['area'];
  state: 'all' | 'open' | 'settled';
}

interface Wanted extends ListWanted {
  /** A place that the page before named; null for the newest. */
  before: string | null;
  signal?: AbortSignal;
}

export function fetchRounds({ area, state, before, signal }: Wanted): Promise<RoundsPage> {
  return call('POST User/GetUserBettingHistory', { body: { before, area, state }, ...(signal && { signal }) });
}

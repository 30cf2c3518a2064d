import { marketRules } from '@harmattan/kernel/market-rules';
import { pauseMsMax } from '../wallet/index.ts';
import type { PlayerCount, PlaySession } from './count-entries.ts';

/** What a player chose and acknowledged. */
export interface RealityCheck {
  minutes: number | null;
  acknowledgedAt: Date | null;
}

const minuteMs = 60_000;

export const minutesOf = ({ minutes }: RealityCheck): number => minutes ?? marketRules.realityCheck.defaultMinutes;

/** The session that goes on at an instant. It ends with a pause. */
export function sessionAt({ session, lastStakeAt }: PlayerCount, now: Date): PlaySession | undefined {
  if (!session || !lastStakeAt || now.getTime() - lastStakeAt.getTime() > pauseMsMax) return undefined;
  return session;
}

/** When the next check of a session is due: its interval after the beginning, or after the last one that was acknowledged. */
export function nextCheckAt({ from }: PlaySession, check: RealityCheck): Date {
  const since = check.acknowledgedAt && check.acknowledgedAt > from ? check.acknowledgedAt : from;
  return new Date(since.getTime() + minutesOf(check) * minuteMs);
}

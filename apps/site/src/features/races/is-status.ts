import type { CallKey } from '@harmattan/contract';
import { refusalOf } from '../../shared/api/call-errors.ts';

type RaceCall = Extract<CallKey, `GET Cashrace/${string}`>;

export function isMaintenance(failure: unknown): boolean {
  return refusalOf<RaceCall>(failure)?.status === 'TOURNAMENT_MAINTENANCE';
}

/** There is no such race; or what the address says cannot be one. */
export function isUnknownRace(failure: unknown): boolean {
  const status = refusalOf<RaceCall>(failure)?.status;
  return status === 'CASHRACE_DOES_NOT_EXIST' || status === 'MALFORMED_REQUEST';
}

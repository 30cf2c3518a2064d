import { CallFailed } from '../../shared/api/call-errors.ts';

export function isMaintenance(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === 'TOURNAMENT_MAINTENANCE';
}

/** There is no such race; or what the address says cannot be one. */
export function isUnknownRace(failure: unknown): boolean {
  return (
    failure instanceof CallFailed &&
    (failure.status === 'CASHRACE_DOES_NOT_EXIST' || failure.status === 'MALFORMED_REQUEST')
  );
}

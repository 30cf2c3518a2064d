import { useSyncExternalStore } from 'react';
import { hasFlag, setFlag, takeFlag } from '../brand/flags.ts';
import { readSession, refreshSessionFromCookie, subscribe } from './session.ts';

/** The one page that is open to a player who must change the password before anything else. */
export const passwordDutyPath = '/security/changepassword';

/** Kept beside the session: wherever the player goes meanwhile, every tab leads back. */
export function setPasswordDuty(isForced: boolean): void {
  if (isForced) setFlag('passwordChangeForced');
  else takeFlag('passwordChangeForced');
  refreshSessionFromCookie();
}

export function usePasswordDuty(): boolean {
  return useSyncExternalStore(subscribe, hasPasswordDuty);
}

function hasPasswordDuty(): boolean {
  return readSession() !== undefined && hasFlag('passwordChangeForced');
}

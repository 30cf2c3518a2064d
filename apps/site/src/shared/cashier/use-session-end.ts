import { translate } from '@harmattan/i18n/translate';
import { navigate } from '@harmattan/router/location';
import { showToast } from '@harmattan/ui/toast';
import { useEffect } from 'react';
import { refusalOf } from '../api/call-errors.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSession } from '../session/session.ts';
import { signInState } from '../session/sign-in-state.ts';
import { forgetDraft } from './cashier-draft.ts';

const loginPath = '/login';

/**
 * A session that has ended leads to the page to sign in, and from there back here. What was typed is kept for that way only: a player who
 * leaves by another one finds an empty form later.
 */
export function useSessionEnd(): void {
  useEffect(() => {
    const stopListening = queryClient.onFailure(signInAfter);
    return () => {
      stopListening();
      if (!isAtLogin()) forgetDraft();
    };
  }, []);
}

function signInAfter(failure: unknown): void {
  if (refusalOf(failure)?.status !== 'NOT_SIGNED_IN' || isAtLogin()) return;
  const { pathname, search } = location;
  navigate(loginPath, { state: signInState(pathname + search) });
  // Whatever its cookie says, the session is over: the page to sign in would send its owner home.
  clearSession();
  queryClient.clear();
  showToast({ kind: 'info', text: translate('cashier.session-ended') });
}

function isAtLogin(): boolean {
  return location.pathname.toLowerCase() === loginPath;
}

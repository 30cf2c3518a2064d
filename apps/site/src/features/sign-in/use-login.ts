import { useMutation, useQueryClient } from '@harmattan/queries';
import { navigate, useLocation } from '@harmattan/router/location';
import { takeFlag } from '../../shared/brand/flags.ts';
import { passwordDutyPath, setPasswordDuty } from '../../shared/session/password-duty.ts';
import { storeSession } from '../../shared/session/session.ts';
import { returnPath } from '../../shared/session/sign-in-state.ts';
import { login } from './login.ts';

/** Signs in and goes on to where the player is wanted. Outcomes that need the form are left to it. */
export function useLogin() {
  const { state } = useLocation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: login,
    onSuccess(outcome) {
      if (outcome.kind !== 'signed in' && outcome.kind !== 'password change') return;
      storeSession(outcome.session);
      setPasswordDuty(outcome.kind === 'password change');
      // What was fetched so far was answered to a visitor, or to another player.
      queryClient.clear();
      if (outcome.kind === 'signed in') navigate(firstPath(state), { replace: true });
      else navigate(passwordDutyPath, { replace: true });
    },
  });
}

/** A new player goes to the deposit first, unless the message after the registration has led to the limits. */
function firstPath(state: unknown): string {
  const chosen = returnPath(state);
  if (takeFlag('newUser')) return chosen === '/limits' ? chosen : '/deposit';
  if (takeFlag('myBetsClicked')) return '/Sports/mybets';
  return chosen ?? '/';
}

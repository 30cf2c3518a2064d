import { navigate } from '@harmattan/router/location';
import { useEffect, useState } from 'react';
import { signInState } from './sign-in-state.ts';

/** In place of a page that needs a player: leads to the page to sign in, and from there back here. */
export function SignInFirst() {
  const [returnTo] = useState(() => location.pathname + location.search);
  useEffect(() => navigate('/login', { replace: true, state: signInState(returnTo) }), [returnTo]);
  return null;
}

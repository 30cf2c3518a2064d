import { useEffect } from 'react';
import { navigate } from './location.ts';

/** In place of a page that is not to be seen: leads on, and leaves no entry to come back to. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

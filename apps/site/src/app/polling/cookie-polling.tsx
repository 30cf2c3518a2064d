import { useEffect } from 'react';
import { refreshSessionFromCookie } from '../../shared/session/session.ts';
import { startPolling } from './start-polling.ts';

const cookieEveryMs = 7_000;

/** Another tab may have signed in or out, or the cookie may have ended: for visitors as for players. */
export function CookiePolling() {
  useEffect(() => startPolling({ everyMs: cookieEveryMs, ask: refreshSessionFromCookie }), []);
  return null;
}

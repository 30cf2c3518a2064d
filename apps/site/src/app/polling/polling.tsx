import { useEffect } from 'react';
import { refreshSessionFromCookie, useSession } from '../../shared/session/session.ts';
import { PlayerPolling } from './player-polling.tsx';
import { startPolling } from './start-polling.ts';

const cookieEveryMs = 7_000;

/** Another tab may have signed in or out, or the cookie may have ended: for visitors as for players. */
export function Polling() {
  const session = useSession();
  useEffect(() => startPolling({ everyMs: cookieEveryMs, ask: refreshSessionFromCookie }), []);
  return session ? <PlayerPolling key={session.token} /> : null;
}

import { navigate } from '@harmattan/router/location';
import { flushSync } from 'react-dom';
import { call } from '../../shared/api/call.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { clearSession } from '../../shared/session/session.ts';

/** Ends the session here at once, whatever the server says to it, and goes home, or where else is said. */
export function useLogOut(): (to?: string, state?: unknown) => void {
  return (to = '/', state) => {
    // Begun first, while there is still a token to send. An answer changes nothing for the player.
    call('POST Security/LogOff').catch(() => undefined);
    // Home before the session goes: a page for players would otherwise send its visitor to sign in.
    flushSync(() => navigate(to, { state }));
    clearSession();
    // What was fetched for one player is not for the next.
    queryClient.clear();
  };
}

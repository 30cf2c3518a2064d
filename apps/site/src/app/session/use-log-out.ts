import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { clearSession } from '../../shared/session/session.ts';

/** Ends the session here at once, whatever the server says to it, and goes home. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // Begun first, while there is still a token to send. An answer changes nothing for the player.
    call('POST Security/LogOff').catch(() => undefined);
    // Home before the session goes: a page for players would otherwise send its visitor to sign in.
    flushSync(() => navigate('/'));
    clearSession();
    // What was fetched for one player is not for the next.
    queryClient.clear();
  };
}

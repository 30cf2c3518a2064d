import { useQueryClient } from '@harmattan/queries';
import { navigate } from '@harmattan/router/location';
import { clearSession } from '../../shared/session/session.ts';
import { signInState } from '../../shared/session/sign-in-state.ts';

/** Leads to the page to sign in, and from there back to the slip. */
export function useSignIn(jackpotId: string): () => void {
  const queryClient = useQueryClient();
  return () => {
    // Whatever its cookie says, the session is over: the page to sign in would send its owner home.
    clearSession();
    queryClient.clear();
    navigate('/login', { state: signInState(`/ManualJackpot?id=${jackpotId}&slip`) });
  };
}

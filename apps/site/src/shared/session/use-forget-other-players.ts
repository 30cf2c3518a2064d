import { useEffect } from 'react';
import { queryClient } from '../api/query-client.ts';
import { readSession } from './session.ts';

/**
 * What was fetched for one player is not for the next, who may have signed in through another tab. Asked when the
 * component goes: a player who comes back finds the lists as they were left.
 */
export function useForgetOtherPlayers(): void {
  useEffect(() => {
    const token = readSession()?.token;
    return () => {
      if (readSession()?.token !== token) queryClient.clear();
    };
  }, []);
}

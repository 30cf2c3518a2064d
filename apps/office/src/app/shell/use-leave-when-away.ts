import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../shared/session/me.ts';

/** After the half hour of rest that the server allows, and the minutes in which a page without input still asks. */
const awayMs = 37 * 60_000;

/** The screen of a person who is away shows the sign-in and no data: after a rest the session is asked for, and has ended. */
export function useLeaveWhenAway(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer = setTimeout(ask, awayMs);
    function ask() {
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    }
    function again() {
      clearTimeout(timer);
      timer = setTimeout(ask, awayMs);
    }
    const listening = new AbortController();
    for (const input of ['pointerdown', 'keydown', 'wheel', 'pointermove'] as const)
      addEventListener(input, again, { signal: listening.signal, passive: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [queries]);
}

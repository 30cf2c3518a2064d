import { useQuery } from '@harmattan/queries';
import type { StartCall } from './start-call.ts';
import { startGame } from './start-game.ts';

let openings = 0;

/** Names one opening of a game, so that it is launched once however often the page is drawn. */
export function nextOpening(): number {
  openings += 1;
  return openings;
}

export function useLaunch(start: StartCall, opening: number) {
  return useQuery({
    queryKey: ['launch', opening],
    queryFn: () => startGame(start),
    // A launch is never repeated behind the player's back: their game would begin anew.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

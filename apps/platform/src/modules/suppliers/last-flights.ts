import { z } from 'zod';
import { cacheFor } from '../../plumbing/cache-for.ts';
import type { LaunchDeps } from './start-game.ts';

const believedForMs = 3_000;
const patienceMs = 2_000;
/** Some two minutes of them. */
const newest = 8;
/** Heights are hundredths. A flight that was called off has none. */
const flightList = z
  .array(z.object({ burst: z.int().min(100), isCalledOff: z.boolean(), at: z.iso.datetime() }))
  .max(50);

/** Zeppelin's last flights, newest first, as its supplier lists them to everyone. None where the supplier has no such list. */
export function createLastFlights({ clock, settings }: Pick<LaunchDeps, 'clock' | 'settings'>) {
  const listed = cacheFor({ clock, ms: believedForMs }, async (_newest: 'newest') => {
    if (!settings.betsolutions) return [];
    try {
      const address = new URL(`/zeppelin/flights?newest=${newest}`, settings.betsolutions.url);
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
      return flightList.parse(await answer.json()).filter(({ isCalledOff }) => !isCalledOff);
    } catch {
      return [];
    }
  });
  return async () => {
    const nowMs = clock.now().getTime();
    const flights = await listed.get('newest');
    return flights.map(({ at, burst }) => ({ startedMsAgo: Math.max(0, nowMs - Date.parse(at)), burst }));
  };
}

import { z } from 'zod';
import { cacheFor } from '../../plumbing/cache-for.ts';
import type { LaunchDeps } from './start-game.ts';

const believedForMs = 3_000;
const patienceMs = 2_000;
/** Heights are hundredths. A flight that was called off has none. */
const flights = z.array(z.object({ burst: z.int().min(100), isCalledOff: z.boolean() })).max(50);

/** Where Zeppelin's last flight burst, as its supplier lists it to everyone. Null where the supplier has no such list. */
export function createLastFlight({ clock, settings }: Pick<LaunchDeps, 'clock' | 'settings'>) {
  const burst = cacheFor({ clock, ms: believedForMs }, async (_newest: 'newest'): Promise<number | null> => {
    if (!settings.betsolutions) return null;
    try {
      const address = new URL('/zeppelin/flights?newest=5', settings.betsolutions.url);
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
      const listed = flights.parse(await answer.json());
      return listed.find(({ isCalledOff }) => !isCalledOff)?.burst ?? null;
    } catch {
      return null;
    }
  });
  return () => burst.get('newest');
}

import type { Clock } from '@harmattan/kernel/clock';
import type { Bus } from '../../plumbing/bus.ts';
import type { SupplierSession } from './supplier-wallet.ts';

const keptMs = 5_000;
const keptMax = 50_000;
/** Published by identity when sessions of a player end. */
const endedTopic = 'identity.sessions-ended';

type Found = SupplierSession | undefined;

/**
 * Sessions as this process read them a moment ago: a busy table asks for each stake. A session that any process
 * ended is dropped at once by the bus; the wallet refuses an ended session in any case by its epoch.
 */
export function createRecentSessions({ clock, bus }: { clock: Clock; bus: Bus }) {
  const kept = new Map<string, { session: SupplierSession; readAtMs: number }>();
  let endings = 0;
  bus.subscribe(endedTopic, (news) => {
    endings += 1;
    const { playerId } = news as { playerId: bigint };
    for (const [key, { session }] of kept) if (session.playerId === playerId) kept.delete(key);
  });
  // Sessions of any player may have ended meanwhile.
  bus.onGap(() => {
    endings += 1;
    kept.clear();
  });

  return async (key: string, read: () => Promise<Found>): Promise<Found> => {
    const found = kept.get(key);
    const nowMs = clock.now().getTime();
    if (found && nowMs >= found.readAtMs && nowMs - found.readAtMs < keptMs) return found.session;
    const endingsBefore = endings;
    const session = await read();
    if (!session) return undefined;
    kept.delete(key);
    if (endings === endingsBefore) kept.set(key, { session, readAtMs: nowMs });
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return session;
  };
}

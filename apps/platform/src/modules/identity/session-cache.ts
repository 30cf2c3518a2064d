import type { Present } from '@harmattan/kernel/clock';
import type { LiveSession } from './identity-store.ts';

const lifeMs = 5_000;
const sessionsMaxDefault = 50_000;

/**
 * Sessions as this process read them a moment ago, so that a busy player costs no query for each request. Keyed by the
 * hash of the token: the tokens themselves are kept nowhere.
 */
export interface SessionCache {
  get(tokenHash: Buffer): LiveSession | undefined;
  /** Reads through to the table. What was read while sessions ended is answered, but not kept: it may be one of those. */
  read(tokenHash: Buffer, find: () => Promise<LiveSession | undefined>): Promise<LiveSession | undefined>;
  forgetPlayer(playerId: bigint): void;
  forgetAll(): void;
}

export function createSessionCache({
  clock,
  sessionsMax = sessionsMaxDefault,
}: {
  clock: Present;
  sessionsMax?: number;
}): SessionCache {
  // In the order of their last use.
  const kept = new Map<string, { session: LiveSession; readAtMs: number }>();
  const keysOfPlayer = new Map<bigint, Set<string>>();
  let endings = 0;

  function drop(key: string): void {
    const playerId = kept.get(key)?.session.player_id;
    kept.delete(key);
    if (playerId === undefined) return;
    const keys = keysOfPlayer.get(playerId);
    keys?.delete(key);
    if (keys?.size === 0) keysOfPlayer.delete(playerId);
  }

  function keep(key: string, session: LiveSession, readAtMs: number): void {
    drop(key);
    kept.set(key, { session, readAtMs });
    keysOfPlayer.set(session.player_id, (keysOfPlayer.get(session.player_id) ?? new Set()).add(key));
    const [oldest] = kept.keys();
    if (kept.size > sessionsMax && oldest !== undefined) drop(oldest);
  }

  function get(tokenHash: Buffer): LiveSession | undefined {
    const key = tokenHash.toString('latin1');
    const found = kept.get(key);
    if (!found) return undefined;
    const ageMs = clock.now().getTime() - found.readAtMs;
    // A clock that was put back makes it older than it can tell.
    if (ageMs < 0 || ageMs >= Math.min(lifeMs, found.session.left_seconds * 1_000)) {
      drop(key);
      return undefined;
    }
    kept.delete(key);
    kept.set(key, found);
    return found.session;
  }

  return {
    get,
    async read(tokenHash, find) {
      const readAtMs = clock.now().getTime();
      const endingsBefore = endings;
      const session = await find();
      if (session && endings === endingsBefore) keep(tokenHash.toString('latin1'), session, readAtMs);
      return session;
    },
    forgetPlayer(playerId) {
      endings += 1;
      for (const key of keysOfPlayer.get(playerId) ?? []) drop(key);
    },
    forgetAll() {
      endings += 1;
      kept.clear();
      keysOfPlayer.clear();
    },
  };
}

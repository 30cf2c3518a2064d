import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import { readSession } from './read-session.ts';

/** So long the answer holds that no check is due: a wire asks at each stake, and the journal is read once in this time. */
const holdsMs = 15_000;
const playersMax = 10_000;

/** Whether a player's check is due, for wires that can carry it. */
export function createDueChecks({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const notDueUntil = new Map<bigint, number>();
  return {
    async isDue(playerId: bigint): Promise<boolean> {
      const now = clock.now();
      if ((notDueUntil.get(playerId) ?? 0) > now.getTime()) return false;
      const { dueAt } = await readSession(pool, playerId, now);
      const isDue = dueAt !== undefined && dueAt <= now;
      notDueUntil.delete(playerId);
      // One that is due may be acknowledged the next moment, on any page and by any process.
      if (!isDue) notDueUntil.set(playerId, now.getTime() + holdsMs);
      const [oldest] = notDueUntil.keys();
      if (notDueUntil.size > playersMax && oldest !== undefined) notDueUntil.delete(oldest);
      return isDue;
    },
  };
}

import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import { readSession } from './read-session.ts';

/** So long an answer holds: a wire asks at each stake, and the journal is read once in this time. */
const holdsMs = 15_000;
const playersMax = 10_000;

/** Whether a player's check is due, for wires that can carry it. */
export function createDueChecks({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const known = new Map<bigint, { untilMs: number; isDue: boolean }>();
  return {
    async isDue(playerId: bigint): Promise<boolean> {
      const now = clock.now();
      const held = known.get(playerId);
      if (held && held.untilMs > now.getTime()) return held.isDue;
      const { dueAt } = await readSession(pool, playerId, now);
      const isDue = dueAt !== undefined && dueAt <= now;
      known.delete(playerId);
      known.set(playerId, { untilMs: now.getTime() + holdsMs, isDue });
      const [oldest] = known.keys();
      if (known.size > playersMax && oldest !== undefined) known.delete(oldest);
      return isDue;
    },
  };
}

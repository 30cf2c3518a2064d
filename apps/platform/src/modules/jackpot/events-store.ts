import type { Queryable } from '@harmattan/process/transaction';
import type { Game } from './counting.ts';

export interface JackpotEvent extends Game {
  id: number;
  jackpotId: number;
  participant1: string;
  participant2: string;
  league: string;
  startsAt: Date;
}

export interface NewEvent {
  participant1: string;
  participant2: string;
  league: string;
  startsAt: Date;
  isReserve: boolean;
}

export async function insertEvents(db: Queryable, jackpotId: number, events: NewEvent[]): Promise<void> {
  for (const [position, event] of events.entries()) {
    await db.query(
      `insert into jackpot.event (jackpot_id, position, is_reserve, participant1, participant2, league, starts_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [jackpotId, position, event.isReserve, event.participant1, event.participant2, event.league, event.startsAt],
    );
  }
}

interface EventRow extends Omit<JackpotEvent, 'result'> {
  score1: number | null;
  score2: number | null;
}

/** In the order of their positions. */
export async function listEvents(db: Queryable, jackpotIds: number[]): Promise<JackpotEvent[]> {
  const { rows } = await db.query<EventRow>(
    `select id, jackpot_id as "jackpotId", position, is_reserve as "isReserve", participant1, participant2, league,
       starts_at as "startsAt", score1, score2, is_cancelled as "isCancelled"
     from jackpot.event where jackpot_id = any($1::integer[]) order by jackpot_id, position`,
    [jackpotIds],
  );
  return rows.map(({ score1, score2, ...event }) => ({
    ...event,
    result: score1 === null || score2 === null ? undefined : { score1, score2 },
  }));
}

export async function setResult(
  db: Queryable,
  eventId: number,
  { score1, score2 }: { score1: number; score2: number },
): Promise<void> {
  await db.query('update jackpot.event set score1 = $2, score2 = $3 where id = $1', [eventId, score1, score2]);
}

export async function setCancelled(db: Queryable, eventId: number): Promise<void> {
  await db.query('update jackpot.event set is_cancelled = true where id = $1', [eventId]);
}

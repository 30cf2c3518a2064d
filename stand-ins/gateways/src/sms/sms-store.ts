import { prune } from '@harmattan/process/prune';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';

/** A phone that is flooded forgets the oldest. */
export const messagesPerNumberMax = 200;
const numbersMax = 20;

export interface Message {
  id: string;
  to: string;
  from: string;
  text: string;
  at: Date;
}

export interface RecentNumber {
  number: string;
  /** What it received last. */
  latestId: string;
  latestAt: Date;
}

export async function insertMessage(db: Queryable, message: Omit<Message, 'at'>): Promise<void> {
  await db.query('insert into sms.message (id, number, sender, words) values ($1, $2, $3, $4)', [
    message.id,
    message.to,
    message.from,
    message.text,
  ]);
  await db.query(
    `delete from sms.message where id in (
       select id from sms.message where number = $1 order by taken_at desc, id desc offset $2)`,
    [message.to, messagesPerNumberMax],
  );
}

export async function listMessages(pool: pg.Pool, number: string): Promise<Message[]> {
  const { rows } = await pool.query<Message>(
    `select id, number as "to", sender as "from", words as text, taken_at as at
     from sms.message where number = $1 order by taken_at desc, id desc limit $2`,
    [number, messagesPerNumberMax],
  );
  return rows;
}

export async function listNumbers(pool: pg.Pool): Promise<RecentNumber[]> {
  const { rows } = await pool.query<RecentNumber>(
    `select number, "latestId", "latestAt" from (
       select distinct on (number) number, id as "latestId", taken_at as "latestAt"
       from sms.message order by number, taken_at desc, id desc) latest
     order by "latestAt" desc, "latestId" desc limit $1`,
    [numbersMax],
  );
  return rows;
}

export async function deleteOld(pool: pg.Pool, keepDays: number): Promise<void> {
  const where = `taken_at < app_now() - $1 * interval '1 day'`;
  await prune(pool, { table: 'sms.message', where, values: [keepDays] });
}

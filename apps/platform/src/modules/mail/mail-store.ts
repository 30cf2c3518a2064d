import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface Mail {
  to: string;
  /** Whom an answer goes to. A stranger stands here and nowhere else. */
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface KeptMail extends Mail {
  id: string;
  keptAt: Date;
  attempts: number;
  isOld: boolean;
}

export async function insertMail(db: Queryable, id: string, { to, replyTo, subject, text }: Mail): Promise<void> {
  await db.query(
    `insert into mail.mail (id, recipient, reply_name, reply_to, subject, body) values ($1, $2, $3, $4, $5, $6)`,
    [id, to, replyTo?.name ?? null, replyTo?.address ?? null, subject, text],
  );
}

interface MailRow {
  id: string;
  recipient: string;
  reply_name: string | null;
  reply_to: string | null;
  subject: string;
  body: string;
  kept_at: Date;
  attempts: number;
  is_old: boolean;
}

export const hasDue = sql`exists (
  select from mail.mail where sent_at is null and failed_at is null and due_at <= (select app_now()))`;

/** Leases the mail that is due first: a process that has recorded no outcome when the lease ends has crashed. */
export async function claimMail(
  db: Queryable,
  { leaseMs, oldDays }: { leaseMs: number; oldDays: number },
): Promise<KeptMail | undefined> {
  const { rows } = await db.query<MailRow>(
    `update mail.mail set attempts = attempts + 1, due_at = app_now() + $1 * interval '1 millisecond'
     where id = (
       select id from mail.mail where sent_at is null and failed_at is null and due_at <= (select app_now())
       order by due_at, id limit 1 for update skip locked)
     returning id, recipient, reply_name, reply_to, subject, body, kept_at, attempts,
               kept_at < app_now() - $2 * interval '1 day' as is_old`,
    [leaseMs, oldDays],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    id: row.id,
    to: row.recipient,
    ...(row.reply_to !== null && { replyTo: { name: row.reply_name ?? '', address: row.reply_to } }),
    subject: row.subject,
    text: row.body,
    keptAt: row.kept_at,
    attempts: row.attempts,
    isOld: row.is_old,
  };
}

export async function markSent(db: Queryable, id: string): Promise<void> {
  await db.query('update mail.mail set sent_at = app_now() where id = $1 and failed_at is null', [id]);
}

/** Schedules a retry after a pause, unless another process has claimed the mail meanwhile. */
export async function postpone(db: Queryable, { id, attempts }: KeptMail, pauseMs: number): Promise<void> {
  await db.query(
    `update mail.mail set due_at = app_now() + $3 * interval '1 millisecond' where id = $1 and attempts = $2`,
    [id, attempts, pauseMs],
  );
}

export async function giveUp(db: Queryable, id: string): Promise<void> {
  await db.query('update mail.mail set failed_at = app_now() where id = $1 and sent_at is null', [id]);
}

/** Forgets what was sent, and what was given up, so long ago. */
export async function pruneMail(db: Queryable, { sentDays, failedDays }: { sentDays: number; failedDays: number }) {
  await prune(db, { table: 'mail.mail', where: `sent_at < app_now() - $1 * interval '1 day'`, values: [sentDays] });
  await prune(db, { table: 'mail.mail', where: `failed_at < app_now() - $1 * interval '1 day'`, values: [failedDays] });
}

export async function timeBefore(db: Queryable, days: number): Promise<Date> {
  const { rows } = await db.query<{ at: Date }>(`select app_now() - $1 * interval '1 day' as at`, [days]);
  return (rows[0] as { at: Date }).at;
}

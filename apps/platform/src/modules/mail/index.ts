import { type Clock, systemClock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { inTransaction } from '@harmattan/process/transaction';
import type { Database } from '../../plumbing/db/database.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import type { MailSettings } from '../../settings/mail.ts';
import { createCarrier } from './carriers.ts';
import { pruneMailFiles } from './mail-files.ts';
import { insertMail, pruneMail, timeBefore } from './mail-store.ts';
import { createPostman } from './postman.ts';
import { mailRoutes } from './routes.ts';
import type { ContactDeps, Send } from './send-contact.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

export { type EmailProblem, readEmail } from './read-email.ts';

export interface MailOptions extends Pick<ContactDeps, 'addresses' | 'networkOf' | 'onContact'> {
  database: Database;
  clock?: Clock;
  ids: Ids;
  log: Log;
  settings: MailSettings;
  /** Whom our mail is from, by name. */
  senderName: string;
  timeouts?: Timeouts;
}

const keepSentDays = 7;
/** Time for the operator to read what was given up. */
const keepFailedDays = 30;
const keepFilesDays = 30;

/** Mail to people outside, and the contact form that makes some of it. */
export function createMail({
  database,
  clock = systemClock,
  ids,
  log,
  settings,
  senderName,
  timeouts = defaultTimeouts,
  ...contact
}: MailOptions) {
  const { pool } = database;
  const carrier = createCarrier({ ...settings, senderName }, timeouts);
  const postman = createPostman({ pool, clock, log, carrier, stopMs: timeouts.stopMs });

  /** Settles once the mail is kept; from then on it is tried until it is handed over. */
  const send: Send = async (mail, also) => {
    await inTransaction(pool, async (transaction) => {
      const id = ids.next();
      await insertMail(transaction, id, mail);
      await also?.(transaction, id);
    });
    postman.wake();
  };

  const prune: Job = {
    name: 'prune-mail',
    every: '55 4 * * *',
    async run() {
      await pruneMail(pool, { sentDays: keepSentDays, failedDays: keepFailedDays });
      await pruneMailFiles(settings.folder, await timeBefore(pool, keepFilesDays));
    },
  };
  return {
    handlers: mailRoutes({ pool, log, send, ...contact }),
    send,
    start: postman.start,
    stop: postman.stop,
    deliverOnce: postman.deliverOnce,
    jobs: [prune],
  };
}

export type MailDoor = ReturnType<typeof createMail>;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createMail } from '../modules/mail/index.ts';
import type { Database } from '../plumbing/db/database.ts';
import { logOptions } from '../plumbing/log.ts';
import type { MailSettings } from '../settings/mail.ts';
import { startTestCalls } from './test-calls.ts';
import { testCases } from './test-cases.ts';
import type { TestDatabase } from './test-database.ts';

const patientTimeouts = { connectMs: 120_000, silenceMs: 120_000, stopMs: 300 };
let networksGiven = 0;

/** Mail behind its call, over a mail server or a folder of its own. Nothing is handed over but when the test says so. */
export async function startTestMail(
  db: TestDatabase,
  options: Partial<MailSettings> & { database?: Database; timeouts?: typeof patientTimeouts } = {},
) {
  const { database = db.database, timeouts = patientTimeouts, ...settings } = options;
  const folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'mail');
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  networksGiven += 1;
  const network = `network ${networksGiven}`;
  const mail = createMail({
    database,
    ids: createIds({ clock: systemClock, random: systemRandom }),
    log: pino(logOptions('debug'), sink),
    settings: { url: undefined, from: 'bets@bets.example', needsTls: false, folder, ...settings },
    senderName: 'Harmattan',
    networkOf: () => network,
    onContact: testCases(database.pool).takeContact,
    addresses: { Support: 'help@bets.example', Affiliates: 'partners@bets.example', Marketing: 'press@bets.example' },
    timeouts,
  });
  const calls = await startTestCalls(mail.handlers);
  onTestFinished(async () => {
    await mail.stop();
    await setTestClock(db.database.pool, 0);
    // What this test left is no other's to hand over.
    await db.database.pool.query('delete from mail.mail');
    rmSync(join(folder, '..'), { recursive: true });
  });
  const form = {
    senderName: 'Ada Obi',
    senderEmail: `ada${networksGiven}@visitor.example`,
    subject: 'Support',
    body: 'Where is it?',
    captcha: '',
  };
  return {
    mail,
    folder,
    form,
    log: () => lines.join(''),
    contact: (change: Partial<Record<keyof typeof form, unknown>> = {}) =>
      calls.visitor('POST Email/SendMail', { body: { ...form, ...change } }),
    contactOf: (playerId: bigint, change: Partial<Record<keyof typeof form, unknown>> = {}) =>
      calls.playerOf(playerId)('POST Email/SendMail', { body: { ...form, ...change } }),
    /** What is kept, in order. */
    async kept(): Promise<{ body: string; attempts: number; isSent: boolean; isGivenUp: boolean }[]> {
      const { rows } = await db.database.pool.query(
        `select body, attempts, sent_at is not null as "isSent", failed_at is not null as "isGivenUp"
         from mail.mail order by id`,
      );
      return rows;
    },
    moveClock: (ms: number) => setTestClock(db.database.pool, ms),
    /** Hands over all that is due now. */
    async deliver() {
      while (await mail.deliverOnce());
    },
  };
}

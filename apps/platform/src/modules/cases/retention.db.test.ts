import { setTestClock } from '@harmattan/process/test-clock';
import { expect, test } from 'vitest';
import { testCases } from '../../testing/test-cases.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMail } from '../../testing/test-mail.ts';
import { listCases } from './cases-store.ts';
import { listEntries } from './entries-store.ts';

const db = useTestDatabase();
const { pool } = db.database;
const dayMs = 24 * 3_600_000;

test('a solved case is closed after a week, and five years later its words are forgotten and its outcome is not', async () => {
  const mail = await startTestMail(db);
  await mail.contact({ body: 'Words' });
  await mail.contact({ body: 'Open words' });
  const [open, solved] = await listCases(pool, { readsCompliance: false });
  await pool.query(`update cases.case set state = 'solved', state_at = app_now() where id = $1`, [solved?.id]);
  const runJobs = async (days: number) => {
    await setTestClock(pool, days * dayMs);
    for (const { run } of testCases(pool).jobs) await run();
  };
  const shown = async () =>
    Promise.all(
      [open, solved].map(async (one) => {
        const [row] = (await listCases(pool, { readsCompliance: false })).filter(({ id }) => id === one?.id);
        const words = (await listEntries(pool, one?.id as bigint)).map(({ body }) => body).join();
        return { state: row?.state, email: row?.contact_email, words };
      }),
    );
  const email = mail.form.senderEmail;
  const openShown = { state: 'open', email, words: 'Open words' };
  await runJobs(6);
  expect(await shown()).toEqual([openShown, { state: 'solved', email, words: 'Words' }]);
  await runJobs(8);
  await runJobs(1_800);
  expect(await shown()).toEqual([openShown, { state: 'closed', email, words: 'Words' }]);
  await runJobs(1_840);
  expect(await shown()).toEqual([openShown, { state: 'closed', email: '', words: '' }]);
});

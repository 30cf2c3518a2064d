import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SettingsError } from '../../settings/index.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { findModeProblem } from './recorded-mode.ts';

const db = useTestDatabase();
const { pool } = db.database;
const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });

beforeAll(() => owner.connect());
afterAll(() => owner.end());
/** As the migration leaves a new database. */
beforeEach(() => owner.query('update plumbing.installation set mode = null, held_players = false'));

async function recordedMode(): Promise<string | null> {
  return (await pool.query('select mode from plumbing.installation')).rows[0].mode;
}

test('records the mode of the first start, and starts in it again', async () => {
  const platform = await startTestPlatform(db);
  await platform.stop();
  expect(await recordedMode()).toBe('sandbox');
  await startTestPlatform(db);
});

test('refuses to open a live database as a sandbox, and says what to do', async () => {
  expect(await findModeProblem(pool, 'live')).toBeUndefined();
  const start = startTestPlatform(db);
  await expect(start).rejects.toThrow(SettingsError);
  await expect(start).rejects.toMatchObject({
    problems: [expect.stringMatching(/^MODE: the database is live.+Start with MODE=live, or.+DATABASE_URL/)],
  });
  expect(await recordedMode()).toBe('live');
});

test("refuses to open a sandbox's database in live mode, and says what to do", async () => {
  const sandbox = await startTestPlatform(db);
  await sandbox.stop();
  expect(await findModeProblem(pool, 'live')).toMatch(
    /^MODE: the database is a sandbox's.+empty database.+DATABASE_URL/,
  );
  expect(await recordedMode()).toBe('sandbox');
});

test('refuses live for players of a database that recorded no mode, until its owner records it', async () => {
  await owner.query('update plumbing.installation set held_players = true');
  expect(await findModeProblem(pool, 'live')).toContain("update plumbing.installation set mode = 'live'");
  expect(await recordedMode()).toBeNull();
  await owner.query("update plumbing.installation set mode = 'live'");
  expect(await findModeProblem(pool, 'live')).toBeUndefined();
});

test('keeps a sandbox of before the record', async () => {
  await owner.query('update plumbing.installation set held_players = true');
  expect(await findModeProblem(pool, 'sandbox')).toBeUndefined();
  expect(await recordedMode()).toBe('sandbox');
});

test('records one mode when two processes start in different modes at once', async () => {
  const problems = await Promise.all([findModeProblem(pool, 'sandbox'), findModeProblem(pool, 'live')]);
  expect(problems.filter((problem) => problem !== undefined)).toHaveLength(1);
});

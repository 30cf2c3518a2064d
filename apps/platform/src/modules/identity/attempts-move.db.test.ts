import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { countAttempt } from '../../plumbing/attempts/attempts.ts';
import { migrate, platformMigrations } from '../../plumbing/db/migrate.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { numberGuard } from './sign-in-limits.ts';

const db = useTestDatabase({ migrated: false });

test('an upgrade opens no lock', async () => {
  const url = db.url('harmattan_owner');
  const all = platformMigrations();
  const moved = all.findIndex(({ id }) => id === 'identity/20261115-48-attempts');
  const upgrade = (migrations: typeof all) => migrate({ url, appRole: 'harmattan_app', testClock: false, migrations });
  await upgrade(all.slice(0, moved));

  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  onTestFinished(() => owner.end());
  const [locked, open] = [numberGuard('2348030000001'), numberGuard('2348030000002')];
  await owner.query(
    `insert into identity.guard (subject, attempts, started_at) values ($1, $3, app_now()), ($2, $3 - 1, app_now())`,
    [locked.subject, open.subject, locked.attemptsMax],
  );
  await upgrade(all);

  const { pool } = db.database;
  expect(await countAttempt(pool, locked)).toBe(false);
  expect([await countAttempt(pool, open), await countAttempt(pool, open)]).toEqual([true, false]);
});

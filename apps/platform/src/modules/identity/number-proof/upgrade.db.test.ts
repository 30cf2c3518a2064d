import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, platformMigrations } from '../../../plumbing/db/migrate.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const db = useTestDatabase({ migrated: false });

test('an upgrade counts numbers as proven where a code by SMS was used, and no others', async () => {
  const url = db.url('harmattan_owner');
  const all = platformMigrations();
  const added = all.findIndex(({ id }) => id === 'identity/20261118-00-number-proof');
  const upgrade = (migrations: typeof all) => migrate({ url, appRole: 'harmattan_app', testClock: false, migrations });
  await upgrade(all.slice(0, added));

  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  onTestFinished(() => owner.end());
  const names = [
    'used code',
    'unused code',
    'code of an earlier holder',
    'recovered',
    'wrong code',
    'undid an app',
    'sms on',
  ];
  const { rows } = await owner.query<{ id: string; user_name: string }>(
    `insert into identity.player (user_name, password_hash, currency, sms_second_factor)
     select name, 'none', 'NGN', name = 'sms on' from unnest($1::text[]) name returning id, user_name`,
    [names],
  );
  const idOf = (name: string) => rows.find(({ user_name }) => user_name === name)?.id;
  await owner.query(
    `insert into identity.code (key, user_name, purpose, code_hash, expires_at, used_at) values
       ('1', 'used code', 'sign_in', '', app_now(), app_now()),
       ('2', 'unused code', 'recovery', '', app_now(), null),
       ('3', 'code of an earlier holder', 'recovery', '', app_now(), app_now() - interval '1 day')`,
  );
  await owner.query(
    `insert into identity.security_event (event, outcome, player_id, is_mobile, os, browser) values
       ('recovery', 'recovered', $1, true, '', ''), ('recovery', 'wrong code', $2, true, '', '')`,
    [idOf('recovered'), idOf('wrong code')],
  );
  await owner.query(
    `insert into identity.audit (player_id, actor, action, reason) values ($1, 'player', 'switch off second factor', 'x')`,
    [idOf('undid an app')],
  );
  await upgrade(all);

  const { rows: proven } = await db.database.pool.query(
    'select user_name from identity.player where number_proven_at is not null order by id',
  );
  expect(proven.map(({ user_name }) => user_name)).toEqual(['used code', 'recovered', 'undid an app']);
});

import { setTestClock } from '@harmattan/process/test-clock';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';

const { database } = useTestDatabase();

test('reads bigint columns as bigint, beyond what a double carries', async () => {
  const { rows } = await database.pool.query('select 9007199254740993::bigint as kobo');
  expect(rows).toEqual([{ kobo: 9007199254740993n }]);
});

test('a statement fails rather than fill the disk with temporary files', async () => {
  expect((await database.pool.query('show temp_file_limit')).rows).toEqual([{ temp_file_limit: '4GB' }]);
});

test('a transaction whose process stands still is ended by the server', async () => {
  const { rows } = await database.pool.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
});

test('knows whether the database answers', async () => {
  const unreachable = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', connectionsMax: 1, onIdleError() {} });
  expect([await database.isReachable(), await unreachable.isReachable()]).toEqual([true, false]);
  await unreachable.close();
});

test("moves the database's present in test mode", async () => {
  const aheadMs = async () => {
    const { rows } = await database.pool.query(
      'select round(extract(epoch from app_now() - clock_timestamp()) * 1000)::int as ms',
    );
    return rows[0].ms;
  };
  const toleranceMs = 60_000;
  expect(Math.abs(await aheadMs())).toBeLessThan(toleranceMs);
  await setTestClock(database.pool, 3_600_000);
  expect(Math.abs((await aheadMs()) - 3_600_000)).toBeLessThan(toleranceMs);
});

import { expect, test } from 'vitest';
import { openDatabase } from '../../plumbing/db/database.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertEntry } from './audit-store.ts';
import { chainEntries, verifyChain } from './chain.ts';

const db = useTestDatabase();
const { pool } = db.database;
const owner = openDatabase({ url: db.url('harmattan_owner'), connectionsMax: 1, onIdleError() {} }).pool;
db.defer(() => owner.end());

async function write(count: number) {
  for (let turn = 0; turn < count; turn++) {
    await insertEntry(pool, {
      memberId: null,
      actor: 'ngozi',
      action: `act ${turn}`,
      outcome: 'done',
      after: { b: 1, a: [turn] },
    });
  }
  while ((await chainEntries(pool)) > 0);
}

test('the chain verifies, also against a head from outside, and each change of an entry is found', async () => {
  await write(3);
  const { head, links, problems } = await verifyChain(pool);
  expect([links, problems]).toEqual([3, []]);
  await write(2);
  expect(await verifyChain(pool, head)).toMatchObject({ links: 5, problems: [] });
  await owner.query(
    `update audit.entry set reason = 'another' where id = (select entry_id from audit.link where position = 2)`,
  );
  expect((await verifyChain(pool, head)).problems).toEqual(['entry of link 2 was changed, or a link before it']);
  await owner.query('update audit.entry set reason = null');
  expect((await verifyChain(pool, head)).problems).toEqual([]);
});

test('a chain that was made anew as a whole is found by a head from outside', async () => {
  await write(2);
  const { head } = await verifyChain(pool);
  await owner.query('truncate audit.link');
  await owner.query(`update audit.entry set actor = 'chidi'`);
  await write(1);
  expect((await verifyChain(pool)).problems).toEqual([]);
  expect((await verifyChain(pool, head)).problems).toEqual([`the chain has no link ${head}`]);
});

test('the running role changes and removes nothing', async () => {
  for (const statement of [
    `update audit.entry set actor = 'x'`,
    'delete from audit.entry',
    `update audit.link set hash = ''`,
    'delete from audit.link',
  ])
    await expect(pool.query(statement)).rejects.toThrow('permission denied');
});

import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMessages } from '../../testing/test-messages.ts';
import { createDemoOperator } from './demo-operator.ts';

const db = useTestDatabase();

test('the demo operator answers what has waited a little, once, as the sandbox', async () => {
  const stages = [await startTestMessages(db), await startTestMessages(db)] as const;
  const [stage] = stages;
  const player = stage.newPlayer();
  const departments = ['Support', 'Affiliates', 'Marketing'];
  for (const department of departments) await player.send({ department });
  await createDemoOperator(stage)();
  expect(await player.inbox()).toEqual([]);
  await stage.moveClock(5_000);
  await Promise.all(stages.map((one) => createDemoOperator(one)()));
  const inbox = await player.inbox();
  expect(inbox.map(({ innerHeader }) => innerHeader).sort()).toEqual([...departments].sort());
  expect(new Set(inbox.map(({ messageText }) => messageText)).size).toBe(3);
  for (const { messageText } of inbox) expect(messageText).toContain("sandbox's automatic answer");
  const { rows } = await db.database.pool.query(
    'select actor, action from messages.audit where player_id = $1 order by id',
    [player.playerId],
  );
  expect(rows).toEqual(departments.map(() => ({ actor: 'sandbox', action: 'reply' })));
});

test('the answer of the demo stands in the case, which still waits for the staff', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.send();
  await stage.moveClock(5_000);
  await createDemoOperator(stage)();
  const { rows } = await db.database.pool.query(
    `select c.state, c.first_answered_at, e.kind, e.author from cases.case c join cases.entry e on e.case_id = c.id
     where c.player_id = $1 order by e.id`,
    [player.playerId],
  );
  const open = { state: 'open', first_answered_at: null, author: null };
  expect(rows).toEqual([
    { ...open, kind: 'player' },
    { ...open, kind: 'automatic' },
  ]);
});

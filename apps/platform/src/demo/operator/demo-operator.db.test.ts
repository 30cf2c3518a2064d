import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMessages } from '../../testing/test-messages.ts';
import { testTrading } from '../../testing/test-trading.ts';
import { createDemoOperator } from './demo-operator.ts';

const db = useTestDatabase();

const answer = (stage: Awaited<ReturnType<typeof startTestMessages>>) =>
  createDemoOperator({ ...stage, ...testTrading(db.database.pool, systemClock) })();

test('the demo operator answers what has waited a little, once, as the sandbox', async () => {
  const stages = [await startTestMessages(db), await startTestMessages(db)] as const;
  const [stage] = stages;
  const player = stage.newPlayer();
  const departments = ['Support', 'Affiliates', 'Marketing'];
  for (const department of departments) await player.send({ department });
  await answer(stage);
  expect(await player.inbox()).toEqual([]);
  await stage.moveClock(5_000);
  await Promise.all(stages.map(answer));
  const inbox = await player.inbox();
  expect(inbox.map(({ innerHeader }) => innerHeader).sort()).toEqual([...departments].sort());
  expect(new Set(inbox.map(({ messageText }) => messageText)).size).toBe(3);
  for (const { messageText } of inbox) expect(messageText).toContain("sandbox's automatic answer");
  const { rows } = await db.database.pool.query(
    'select actor, action from messages.audit where player_id = $1 order by id',
    [player.playerId],
  );
  expect(rows).toEqual(departments.map(() => ({ actor: 'sandbox', action: 'reply' })));
  const { rows: entries } = await db.database.pool.query(
    `select actor, outcome from audit.entry where action = 'answer automatically'`,
  );
  expect(entries).toEqual(departments.map(() => ({ actor: 'support', outcome: 'done' })));
});

test('the answer of the demo stands in the case, which still waits for the staff', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.send();
  await stage.moveClock(5_000);
  await answer(stage);
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

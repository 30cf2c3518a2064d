import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { marketRules } from '@harmattan/kernel/market-rules';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { createOutbox } from '../../plumbing/outbox/outbox.ts';
import { startTestCalls } from '../../testing/test-calls.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { createLimits } from './index.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, setLimit, playerWith } = useTestWallet(db);
const ids = createIds({ clock: systemClock, random: systemRandom });
const outbox = createOutbox({ database: db.database, ids, log: createLog({ level: 'silent' }) });
const limits = createLimits({
  ...{ database: db.database, ids, outbox, rules: marketRules.limits, setLimit, listCounted: wallet.limits },
  listMoneyAbove: async () => [],
  chooseForMoneyAbove: async () => false,
});
let playerOf: Awaited<ReturnType<typeof startTestCalls>>['playerOf'];
const hourMs = 3_600_000;
const { raiseWaitMs, confirmWithinMs } = marketRules.limits;
const pass = (ms: number) => setTestClock(pool, ms);
const [keep] = limits.jobs;
beforeEach(async () => {
  await pass(0);
  ({ playerOf } = await startTestCalls(limits.handlers));
});

type Call = ReturnType<typeof playerOf>;
const set = (call: Call, amount: number | null, kind = 'stake', period = 'day') =>
  call('POST Limits/Set', { body: { kind, period, amount } });
const get = async (call: Call, kind = 'stake', period = 'day') => {
  const { data } = await call('GET Limits/Get');
  const found = data.limits.find((one) => one.kind === kind && one.period === period);
  if (!found) throw new Error('every limit is listed');
  return found;
};
const holds = async (playerId: bigint) =>
  (await wallet.limits(playerId)).map(({ kind, period, limit }) => `${kind} ${period} ${limit}`);
const storyOf = async (playerId: bigint) => (await limits.listChanges(playerId)).map(({ what }) => what).reverse();
const factsOf = async (playerId: bigint) =>
  (
    await pool.query<{ topic: string }>(
      `select topic from plumbing.outbox where payload->>'playerId' = $1 and topic like 'limits.%' order by recorded_at`,
      [String(playerId)],
    )
  ).rows.map(({ topic }) => topic);
const stake = async (playerId: bigint, amountMinor: bigint) =>
  (
    await wallet.transfer({
      ...{ direction: 'out', playerId, key: newKey(), amountMinor, house: 'house:test', about: 'stake', isStake: true },
      played: { product: 'games' },
    })
  ).status;

test('a first limit and a lower one hold at once, and a stake above it is refused', async () => {
  const playerId = await playerWith(1_000_00n);
  const call = playerOf(playerId);
  expect((await get(call)).amount).toBeNull();
  await set(call, 500);
  expect(await stake(playerId, 400_00n)).toBe('ok');
  await set(call, 450);
  expect(await get(call)).toMatchObject({ amount: 450, used: 400, left: 50, pending: null });
  expect(await stake(playerId, 60_00n)).toBe('stake-limit-day');
  expect(await storyOf(playerId)).toEqual(['set', 'lowered']);
});

test('a higher limit waits, is confirmed by its player, and counts from then on', async () => {
  const playerId = await playerWith(1_000_00n);
  const call = playerOf(playerId);
  await set(call, 100);
  await set(call, 900);
  const { pending } = await get(call);
  expect(pending).toMatchObject({ amount: 900, isReady: false });
  const confirm = () => call('POST Limits/Confirm', { body: { id: pending?.id } });
  expect((await confirm()).status).toBe('LIMIT_CHANGE_MUST_WAIT');
  await pass(raiseWaitMs - 5_000);
  expect((await confirm()).status).toBe('LIMIT_CHANGE_MUST_WAIT');
  expect(await holds(playerId)).toEqual(['stake day 10000']);
  await pass(raiseWaitMs + 5_000);
  expect((await get(call)).pending?.isReady).toBe(true);
  expect(await holds(playerId)).toEqual(['stake day 10000']);
  expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect((await confirm()).status).toBe('SUCCESS');
  expect(await holds(playerId)).toEqual(['stake day 90000']);
  expect(await storyOf(playerId)).toEqual(['set', 'raise asked', 'raised']);
});

test('a raise that is not confirmed in its time lapses, also by the keeper', async () => {
  const playerId = await playerWith(1n);
  const call = playerOf(playerId);
  await set(call, 100);
  await set(call, null);
  const { pending } = await get(call);
  await pass(raiseWaitMs + confirmWithinMs + 5_000);
  expect((await get(call)).pending).toBeNull();
  const answer = await call('POST Limits/Confirm', { body: { id: pending?.id } });
  expect(answer.status).toBe('LIMIT_CHANGE_DOES_NOT_EXIST');
  await keep?.run();
  expect(await holds(playerId)).toEqual(['stake day 10000']);
  expect(await storyOf(playerId)).toEqual(['set', 'raise asked', 'raise lapsed']);
  expect(await factsOf(playerId)).toEqual(['limits.raise-asked']);
});

test('removing waits like a raise, and frees what holds once it is confirmed', async () => {
  const playerId = await playerWith(1n);
  const call = playerOf(playerId);
  await set(call, 60, 'time', 'week');
  expect(await holds(playerId)).toEqual([`time week ${60 * 60_000}`]);
  await set(call, null, 'time', 'week');
  const { pending } = await get(call, 'time', 'week');
  await pass(raiseWaitMs + 5_000);
  await call('POST Limits/Confirm', { body: { id: pending?.id } });
  expect(await holds(playerId)).toEqual([]);
});

test('lowering withdraws a raise that waits, and so does the present limit', async () => {
  const playerId = await playerWith(1n);
  const call = playerOf(playerId);
  await set(call, 100);
  for (const amount of [50, 50]) {
    await set(call, 900);
    const { pending } = await get(call);
    await set(call, amount);
    await pass(raiseWaitMs + 5_000);
    const answer = await call('POST Limits/Confirm', { body: { id: pending?.id } });
    expect(answer.status).toBe('LIMIT_CHANGE_DOES_NOT_EXIST');
    expect(await holds(playerId)).toEqual(['stake day 5000']);
    await pass(0);
  }
});

test('a second raise replaces the first and waits anew, the same one does not', async () => {
  const playerId = await playerWith(1n);
  const call = playerOf(playerId);
  await set(call, 100);
  await set(call, 200);
  const first = (await get(call)).pending;
  await pass(hourMs);
  await set(call, 200);
  expect((await get(call)).pending).toEqual(first);
  await set(call, 300);
  const second = (await get(call)).pending;
  await pass(raiseWaitMs + 5_000);
  expect((await get(call)).pending?.isReady).toBe(false);
  expect((await call('POST Limits/Confirm', { body: { id: first?.id } })).status).toBe('LIMIT_CHANGE_DOES_NOT_EXIST');
  await pass(raiseWaitMs + hourMs + 5_000);
  expect((await call('POST Limits/Confirm', { body: { id: second?.id } })).status).toBe('SUCCESS');
  expect(await holds(playerId)).toEqual(['stake day 30000']);
});

test('another player’s raise is as one that does not exist', async () => {
  const call = playerOf(newPlayerId());
  await set(call, 100);
  await set(call, 200);
  const { pending } = await get(call);
  await pass(raiseWaitMs + 5_000);
  const answer = await playerOf(newPlayerId())('POST Limits/Confirm', { body: { id: pending?.id } });
  expect(answer.status).toBe('LIMIT_CHANGE_DOES_NOT_EXIST');
});

test('the staff only lowers, and the player does not raise above it', async () => {
  const playerId = newPlayerId();
  const call = playerOf(playerId);
  await set(call, 300);
  const word = {
    playerId,
    kind: 'stake',
    period: 'day',
    by: 'member',
    reason: 'worried',
    also: async () => {},
  } as const;
  expect(await limits.lowerByStaff({ ...word, limit: 400_00n })).toBe('not lower');
  expect(await limits.lowerByStaff({ ...word, limit: 300_00n })).toBe('not lower');
  expect(await limits.lowerByStaff({ ...word, limit: 100_00n })).toBe('lowered');
  expect(await limits.lowerByStaff({ ...word, limit: 200_00n })).toBe('not lower');
  expect(await holds(playerId)).toEqual(['stake day 10000']);
  const refused = await set(call, 200);
  expect(refused).toMatchObject({ status: 'LIMIT_IS_SET_BY_OPERATOR', data: { amount: 100 } });
  expect((await set(call, null)).status).toBe('LIMIT_IS_SET_BY_OPERATOR');
  await set(call, 50);
  expect(await holds(playerId)).toEqual(['stake day 5000']);
  expect(await factsOf(playerId)).toEqual(['limits.lowered-by-staff']);
});

test('a raise from before the staff lowered, once it is confirmed, holds below the limit of the staff', async () => {
  const playerId = newPlayerId();
  const call = playerOf(playerId);
  await set(call, 100);
  await set(call, 900);
  const { pending } = await get(call);
  await limits.lowerByStaff({
    ...{ playerId, kind: 'stake', period: 'day', limit: 50_00n, by: 'member', reason: 'worried', also: async () => {} },
  });
  await pass(raiseWaitMs + 5_000);
  await call('POST Limits/Confirm', { body: { id: pending?.id } });
  expect(await holds(playerId)).toEqual(['stake day 5000']);
});

test('players are told once when a raise can be confirmed, and reminded of their limits twice a year', async () => {
  const playerId = newPlayerId();
  const call = playerOf(playerId);
  await set(call, 100, 'loss', 'month');
  await set(call, 200, 'loss', 'month');
  await keep?.run();
  expect(await factsOf(playerId)).toEqual(['limits.raise-asked']);
  await pass(raiseWaitMs + 5_000);
  await Promise.all([keep?.run(), keep?.run()]);
  await keep?.run();
  expect(await factsOf(playerId)).toEqual(['limits.raise-asked', 'limits.raise-ready']);
  await pass(190 * 24 * hourMs);
  await Promise.all([keep?.run(), keep?.run()]);
  expect(await factsOf(playerId)).toEqual(['limits.raise-asked', 'limits.raise-ready', 'limits.reminder']);
});

test('amounts that are no limit are refused', async () => {
  const call = playerOf(newPlayerId());
  expect((await set(call, 0)).http).toBe(400);
  expect((await set(call, -1)).http).toBe(400);
  expect((await set(call, 1.001)).http).toBe(400);
  expect((await set(call, 1.5, 'time')).status).toBe('VALIDATION_ERROR');
  expect((await call('POST Limits/Set', { body: { kind: 'wins', period: 'day', amount: 1 } })).http).toBe(400);
});

test('of wishes at once exactly one raise waits and the lowest limit holds', async () => {
  const playerId = newPlayerId();
  const call = playerOf(playerId);
  await set(call, 100);
  await Promise.all([set(call, 500), set(call, 50), set(call, 700), set(call, 50), set(call, null)]);
  expect(await holds(playerId)).toEqual(['stake day 5000']);
  const { rows } = await pool.query('select 1 from limits.raise where player_id = $1 and ended_at is null', [playerId]);
  expect(rows.length).toBeLessThanOrEqual(1);
});

const act = fc.oneof(
  fc.record({ do: fc.constant('set' as const), amount: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }) }),
  fc.record({ do: fc.constant('confirm' as const), place: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 23, 25, 100, 200) }),
);

test('whatever a player asks in whatever order, nothing is raised before its wait and its confirmation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const playerId = newPlayerId();
      const call = playerOf(playerId);
      const asked: { id: string; wanted: number; atMs: number; isUsed: boolean }[] = [];
      let nowMs = 0;
      await pass(0);
      let before = Number.POSITIVE_INFINITY;
      for (const one of acts) {
        let mayBe = before;
        if (one.do === 'wait') nowMs += one.hours * hourMs;
        if (one.do === 'wait') await pass(nowMs);
        if (one.do === 'set') {
          const { data } = await set(call, one.amount);
          const { pending } = data.limits.find(({ kind, period }) => kind === 'stake' && period === 'day') ?? {};
          if (pending && !asked.some(({ id }) => id === pending.id))
            asked.push({
              id: pending.id,
              wanted: pending.amount ?? Number.POSITIVE_INFINITY,
              atMs: nowMs,
              isUsed: false,
            });
        }
        const confirmed = one.do === 'confirm' ? asked.at(-1 - one.place) : undefined;
        if (confirmed) {
          const { status } = await call('POST Limits/Confirm', { body: { id: confirmed.id } });
          const isRipe = !confirmed.isUsed && nowMs - confirmed.atMs >= raiseWaitMs;
          if (status === 'SUCCESS' && isRipe) mayBe = Math.max(before, confirmed.wanted);
          if (status === 'SUCCESS') confirmed.isUsed = true;
        }
        const held = (await wallet.limits(playerId))[0];
        const after = held ? Number(held.limit) / 100 : Number.POSITIVE_INFINITY;
        expect(after).toBeLessThanOrEqual(mayBe);
        before = after;
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 40) },
  );
});

import { expect, test } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { newKey, useTestWallet } from '../../apps/platform/src/testing/test-wallet.ts';
import { rounds } from './rounds.ts';

const db = useTestDatabase();
const here = useTestWallet(db);
const elsewhere = useTestWallet(db);
const bets = 500;
const stakeMinor = 100n;

async function countTaken(playerId: bigint): Promise<number> {
  const { rows } = await db.database.pool.query<{ count: number }>(
    `select count(*)::int as count from wallet.journal where player_id = $1 and kind = 'debit' and status = 'ok'`,
    [playerId],
  );
  return rows[0]?.count ?? -1;
}

/** Through both processes at once. `looks`: the statement that takes the stake looks at the exclusion. */
function stake(playerId: bigint, count: number, { looks }: { looks: boolean }) {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      (at % 2 === 0 ? here : elsewhere).wallet.transfer({
        direction: 'out',
        playerId,
        key: newKey(),
        amountMinor: stakeMinor,
        house: 'house:faults',
        about: 'stake',
        ...(looks && { isStake: true }),
      }),
    ),
  );
}

/** Holds the account while 500 bets and the exclusion queue up behind it, and counts what was taken before and after the commit. */
async function excludeWhileQueued(options: { looks: boolean }) {
  const playerId = await here.playerWith(stakeMinor * BigInt(2 * bets));
  const before = await stake(playerId, bets / 5, options);
  const holder = await db.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from wallet.account where player_id = $1 for update', [playerId]);
  const queued = stake(playerId, bets, options);
  const excluding = elsewhere.setExcludedUntil(playerId, new Date('2100-01-01'));
  const isWaiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%excluded_until%'`;
  await expect.poll(async () => (await db.database.pool.query(isWaiting)).rows.length).toBeGreaterThan(0);
  await holder.query('commit');
  holder.release();
  await excluding;
  const takenAtCommit = await countTaken(playerId);
  const answers = [...before, ...(await queued)];
  return { playerId, answers, takenAtCommit, takenInTheEnd: await countTaken(playerId) };
}

test('fault 18: of 500 bets that are queued when an exclusion commits, none is taken after the commit', async () => {
  for (let round = 0; round < Math.min(rounds * 2, 10); round += 1) {
    const { playerId, answers, takenAtCommit, takenInTheEnd } = await excludeWhileQueued({ looks: true });
    expect(takenInTheEnd).toBe(takenAtCommit);
    expect(takenAtCommit).toBeGreaterThanOrEqual(bets / 5);
    expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(takenInTheEnd);
    expect(answers.filter(({ status }) => status === 'excluded')).toHaveLength(answers.length - takenInTheEnd);
    const [next] = await stake(playerId, 1, { looks: true });
    expect(next?.status).toBe('excluded');
  }
});

test('fault 18: of bets that flood in while a time-out is taken, none is taken after its answer', async () => {
  const platform = await sharedTestPlatform(db);
  for (let round = 0; round < Math.min(rounds, 5); round += 1) {
    const playerId = await here.playerWith(stakeMinor * BigInt(2 * bets));
    const before = stake(playerId, bets, { looks: true });
    const taken = await platform.breaks.take(playerId, { kind: 'time-out', hours: 24 });
    const takenAtAnswer = await countTaken(playerId);
    const later = await stake(playerId, bets / 5, { looks: true });
    const answers = [...(await before), ...later];
    expect(taken).toBe('taken');
    expect(await countTaken(playerId)).toBe(takenAtAnswer);
    expect(later.every(({ status }) => status === 'excluded')).toBe(true);
    expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(takenAtAnswer);
  }
});

test('fault 18, control: with a look on arrival only, bets that were queued are taken after the commit', async () => {
  const { takenAtCommit, takenInTheEnd } = await excludeWhileQueued({ looks: false });
  expect(takenInTheEnd).toBe(bets + bets / 5);
  expect(takenAtCommit).toBeLessThan(takenInTheEnd);
});

import { createHash, createHmac, randomUUID } from 'node:crypto';
import { systemRandom } from '@harmattan/kernel/random';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import { expect, test } from 'vitest';
import { useArcadeDatabase } from '../testing/test-arcade.ts';
import { createSeeds } from './index.ts';

const { pool } = useArcadeDatabase();
const seeds = createSeeds({ pool, random: systemRandom });

const newHolder = () => `betsolutions:${randomUUID()}`;

async function newSeat(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into arcade.seat (secret_hash, supplier, game, language, way_back, token, player_id, currency, sitting)
     values ($1, 'betsolutions', '1', 'en', '/', '', '', 'NGN', '') returning id`,
    [Buffer.from(randomUUID())],
  );
  return rows[0]?.id ?? 0n;
}

/** A round of a seat of its own, as it is stored before its stake is sent. */
async function storeRound(db: Queryable, taken: { seedId: bigint; nonce: number }, state = 'staking'): Promise<bigint> {
  const isDecided = state === 'staked';
  const { rows } = await db.query<{ id: bigint }>(
    `insert into arcade.round
       (seat_id, due_at, key, game, choice, stake_kobo, base_kobo, state, seed_id, nonce, outcome, win_kobo, owner)
     values ($1, app_now(), $2, 'dice', '{}', 100, 100, $3, $4, $5, $6, $7, 'seat ' || $1::bigint) returning id`,
    [await newSeat(db), randomUUID(), state, taken.seedId, taken.nonce, isDecided ? '{}' : null, isDecided ? 0 : null],
  );
  return rows[0]?.id ?? 0n;
}

async function secretsOf(holder: string): Promise<{ state: string; hex: string; id: bigint }[]> {
  const { rows } = await pool.query(
    `select id, state, encode(server_seed, 'hex') as hex from arcade.seed where holder = $1 order by id`,
    [holder],
  );
  return rows;
}

const digestOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

test('the first time, a player sees both commitments, a seed to begin with, and no round', async () => {
  const holder = newHolder();
  const shown = await seeds.show(holder);
  expect(shown).toEqual({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/),
    nonce: 0,
    nextCommitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(shown.nextCommitment).not.toBe(shown.commitment);
  expect(await seeds.show(holder)).toEqual(shown);
  const taken = await seeds.take(pool, holder);
  expect(taken).toMatchObject({ commitment: shown.commitment, clientSeed: shown.clientSeed, nonce: 0 });
});

test('many first looks and takes at once make one pair in use and one that waits', async () => {
  const holder = newHolder();
  const [shown, taken] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => seeds.show(holder))),
    Promise.all(Array.from({ length: 10 }, () => seeds.take(pool, holder))),
  ]);
  expect((await secretsOf(holder)).map(({ state }) => state).sort()).toEqual(['next', 'used']);
  expect(new Set([...shown, ...taken].map(({ commitment }) => commitment)).size).toBe(1);
  expect(taken.map(({ nonce }) => nonce).sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_none, at) => at));
});

test('a number whose round was not stored is taken by the next one', async () => {
  const holder = newHolder();
  await expect(
    inTransaction(pool, async (db) => {
      await seeds.take(db, holder);
      throw new Error('not stored');
    }),
  ).rejects.toThrow('not stored');
  expect((await seeds.take(pool, holder)).nonce).toBe(0);
});

test('the chance of a round is what anybody can recompute from the seeds when they are told', async () => {
  const holder = newHolder();
  await seeds.change(holder, '我的种子');
  await seeds.take(pool, holder);
  const { seedId, nonce, commitment, clientSeed } = await seeds.take(pool, holder);
  expect([nonce, clientSeed]).toEqual([1, '我的种子']);
  const drawn = (await seeds.chance(pool, seedId, nonce)).bytes(32);
  expect(await seeds.change(holder, 'another')).toBe('changed');
  const proof = (await seeds.proofsOf(pool, [seedId])).get(seedId);
  expect(proof).toMatchObject({ commitment, clientSeed });
  expect(digestOf(`${proof?.serverSeed}`)).toBe(commitment);
  const key = Buffer.from(`${proof?.serverSeed}`, 'hex');
  expect(Buffer.from(drawn)).toEqual(createHmac('sha256', key).update('我的种子:1:0').digest());
});

test('a change goes on with the pair that was announced, and the old one is told', async () => {
  const holder = newHolder();
  const before = await seeds.show(holder);
  const { seedId } = await seeds.take(pool, holder);
  expect((await seeds.proofsOf(pool, [seedId])).get(seedId)?.serverSeed).toBeNull();
  expect(await seeds.change(holder, 'my own')).toBe('changed');
  const after = await seeds.show(holder);
  expect(after).toMatchObject({ commitment: before.nextCommitment, clientSeed: 'my own', nonce: 0 });
  expect([before.commitment, before.nextCommitment]).not.toContain(after.nextCommitment);
  expect((await secretsOf(holder)).map(({ state }) => state)).toEqual(['revealed', 'used', 'next']);
  expect((await seeds.take(pool, holder)).nonce).toBe(0);
});

test.each(['staking', 'playing', 'raising', 'lowering', 'riding', 'staked', 'cancelling'])(
  'a pair is not laid aside while a round of it is %s, and is afterwards',
  async (state) => {
    const holder = newHolder();
    const taken = await seeds.take(pool, holder);
    const roundId = await storeRound(pool, taken, state);
    const before = await seeds.show(holder);
    expect(await seeds.change(holder, 'peek')).toBe('busy');
    expect(await seeds.show(holder)).toEqual(before);
    expect((await seeds.proofsOf(pool, [taken.seedId])).get(taken.seedId)?.serverSeed).toBeNull();
    await pool.query(
      `update arcade.round set state = $2, outcome = case when $2 = 'refused' then null else '{}'::jsonb end,
         win_kobo = case when $2 = 'refused' then null else 0 end where id = $1`,
      [roundId, state === 'staking' ? 'refused' : 'settled'],
    );
    expect(await seeds.change(holder, 'peek')).toBe('changed');
  },
);

test('a change waits for a round that is being stored, and then refuses', async () => {
  const holder = newHolder();
  const change = await inTransaction(pool, async (db) => {
    const taken = await seeds.take(db, holder);
    const asked = seeds.change(holder, 'peek');
    await expect.poll(waitingForLocks).toBeGreaterThan(0);
    await storeRound(db, taken);
    return { asked };
  });
  expect(await change.asked).toBe('busy');
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

test('of changes and rounds at once, no round gets a number twice or a seed that was told', async () => {
  const holder = newHolder();
  const round = () =>
    inTransaction(pool, async (db) => {
      const taken = await seeds.take(db, holder);
      // A seed that has been told gives no chance: this would throw.
      const chance = await seeds.chance(db, taken.seedId, taken.nonce);
      return { ...taken, first: Buffer.from(chance.bytes(8)).toString('hex') };
    });
  const work = Array.from({ length: 120 }, (_none, at) =>
    at % 4 === 3 ? seeds.change(holder, `seed ${at}`) : round(),
  );
  const done = await Promise.all(work);
  const rounds = done.filter((one) => typeof one !== 'string');
  expect(rounds).toHaveLength(90);
  expect(done.filter((one) => one === 'changed')).toHaveLength(30);
  expect(new Set(rounds.map(({ seedId, nonce }) => `${seedId}:${nonce}`)).size).toBe(90);
  expect(new Set(rounds.map(({ first }) => first)).size).toBe(90);
  const states = (await secretsOf(holder)).map(({ state }) => state);
  expect(states.filter((state) => state === 'revealed')).toHaveLength(30);
  expect(states.filter((state) => state !== 'revealed').sort()).toEqual(['next', 'used']);
});

test('of changes and unfinished rounds at once, no unfinished round is left with a seed that was told', async () => {
  const holders = Array.from({ length: 12 }, newHolder);
  const store = (holder: string) =>
    inTransaction(pool, async (db) => storeRound(db, await seeds.take(db, holder), 'playing'));
  await Promise.all(
    holders.flatMap((holder, at) => {
      const change = () => seeds.change(holder, 'race');
      const [first, second] = at % 2 ? [change, () => store(holder)] : [() => store(holder), change];
      return [change(), first(), second(), first(), second()];
    }),
  );
  const { rows: kept } = await pool.query(
    'select id from arcade.round where seed_id in (select id from arcade.seed where holder = any($1))',
    [holders],
  );
  expect(kept).toHaveLength(24);
  const { rows } = await pool.query(
    `select round.id from arcade.round join arcade.seed on seed.id = seed_id
     where holder = any($1) and seed.state <> 'used'`,
    [holders],
  );
  expect(rows).toEqual([]);
});

test('a seed that was told decides nothing more, nor does a nonce that no round took', async () => {
  const holder = newHolder();
  const { seedId, nonce } = await seeds.take(pool, holder);
  await expect(seeds.chance(pool, seedId, nonce + 1)).rejects.toThrow('taken before');
  await seeds.change(holder, 'next');
  await expect(seeds.chance(pool, seedId, nonce)).rejects.toThrow('pair in use');
});

test('a change is the matter of its holder alone', async () => {
  const [mine, theirs] = [newHolder(), newHolder()];
  const before = await seeds.show(theirs);
  await seeds.change(mine, 'mine');
  expect(await seeds.show(theirs)).toEqual(before);
  expect((await secretsOf(theirs)).map(({ state }) => state).sort()).toEqual(['next', 'used']);
});

test('proofs are told of the pairs that were asked for, of each once', async () => {
  const [first, second] = [await seeds.take(pool, newHolder()), await seeds.take(pool, newHolder())];
  const proofs = await seeds.proofsOf(pool, [first.seedId, first.seedId, second.seedId]);
  expect([...proofs.keys()].sort()).toEqual([first.seedId, second.seedId].sort());
  expect((await seeds.proofsOf(pool, [])).size).toBe(0);
});

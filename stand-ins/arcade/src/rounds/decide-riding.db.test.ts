// What a flight decides: where a bet got out. The amount is the database's, of the stake that was taken.
import { randomBytes } from 'node:crypto';
import { payOf } from '@harmattan/fair/zeppelin/settle';
import { systemClock } from '@harmattan/kernel/clock';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { createSeeds } from '../seeds/index.ts';
import { useArcadeDatabase } from '../testing/test-arcade.ts';
import type { Wallets } from '../wallets.ts';
import { decideRiding } from './decide-riding.ts';

const { pool } = useArcadeDatabase();
const log = { debug() {}, info() {}, warn() {}, error() {} };
/** Seats of free play, whose money is asked of no wallet. */
const deps = {
  ...{ pool, clock: systemClock, random: systemRandom, wallets: {} as Wallets, log: log as never },
  seeds: createSeeds({ pool, random: systemRandom }),
};

async function insertSpin(number: number): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into arcade.spin (table_name, number, seed, opens_at, closes_at, decides_until, ends_at)
     values ('betsolutions 7001', $1, $2, app_now(), app_now() + interval '1 minute', app_now() + interval '1 minute', app_now() + interval '1 minute')
     returning id`,
    [number, randomBytes(32)],
  );
  return (rows[0] as { id: bigint }).id;
}

/** Rounds that ride on that turn, one of each stake, in that order. */
async function ride(spinId: bigint, stakes: readonly bigint[]): Promise<bigint[]> {
  const rounds: bigint[] = [];
  for (const stake of stakes) {
    const { rows } = await pool.query<{ id: bigint }>(
      `with seat as (
         insert into arcade.seat (secret_hash, supplier, language, way_back, game, token, player_id, currency, sitting, play_kobo)
         values ($1, 'betsolutions', 'en', 'http://localhost/', '7001', '', '', 'NGN', '', 1000000) returning id)
       insert into arcade.round (seat_id, owner, key, game, choice, stake_kobo, base_kobo, state, spin_id, due_at)
       select id, 'seat ' || id, gen_random_uuid(), 'zeppelin', '{}', $2, $2, 'riding', $3, app_now() from seat returning id`,
      [randomBytes(32), stake, spinId],
    );
    rounds.push((rows[0] as { id: bigint }).id);
  }
  return rounds;
}

test('the database pays what the rules pay, to the last kobo', async () => {
  const bets = [1_000n, 1_001n, 3_333n, 10_099n, 5_000_000n].flatMap((stake) =>
    [100, 101, 133, 199, 250, 99_999, 1_000_000].map((height) => ({ stake, height })),
  );
  const spinId = await insertSpin(1);
  const rounds = await ride(
    spinId,
    bets.map(({ stake }) => stake),
  );
  const decisions = rounds.map((roundId, at) => ({ roundId, spinId, outcome: { height: bets[at]?.height ?? 0 } }));
  const { decided, sent } = await decideRiding(deps, decisions);
  const wonOf = new Map(decided.map(({ id, winMinor, outcome }) => [id, { winMinor, outcome }]));
  expect(rounds.map((id) => wonOf.get(id))).toEqual(
    bets.map(({ stake, height }) => ({ winMinor: payOf(stake, height), outcome: { height } })),
  );
  for (const { round } of await sent) expect(round.state).toBe('settled');
});

test('a bet that did not get out wins nothing, and one that is given back has no win', async () => {
  const spinId = await insertSpin(2);
  const [lost, back] = (await ride(spinId, [10_000n, 20_000n])) as [bigint, bigint];
  const { decided, sent } = await decideRiding(deps, [
    { roundId: lost, spinId, outcome: { height: null } },
    { roundId: back, spinId, outcome: undefined },
  ]);
  const byId = new Map(decided.map((round) => [round.id, round]));
  expect(byId.get(lost)).toMatchObject({ state: 'staked', winMinor: 0n, outcome: { height: null } });
  expect(byId.get(back)).toMatchObject({ state: 'cancelling', winMinor: undefined, outcome: undefined });
  expect((await sent).map(({ round }) => round.state).sort()).toEqual(['cancelled', 'settled']);
});

test('a flight decides no bet of another flight, and none a second time', async () => {
  const [spinId, other] = [await insertSpin(3), await insertSpin(4)];
  const [roundId] = (await ride(spinId, [10_000n])) as [bigint];
  const decide = async (of: bigint, height: number) =>
    (await decideRiding(deps, [{ roundId, spinId: of, outcome: { height } }])).decided.map(({ winMinor }) => winMinor);
  expect(await decide(other, 200)).toEqual([]);
  expect(await decide(spinId, 200)).toEqual([20_000n]);
  expect(await decide(spinId, 300)).toEqual([]);
});

// What every supplier's wire writes into the books is what scoring looks for.
import { setTestClock } from '@harmattan/process/test-clock';
import { openSeat } from '@harmattan/supplier-clients/testing/open-seat';
import { betsolutionsHash } from '@harmattan/wires/suppliers/betsolutions';
import { type SupplierName, supplierNames } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testTexts } from '../../testing/test-races.ts';
import { newTxId, startTestSuppliers } from '../../testing/test-suppliers.ts';

const db = useTestDatabase();
const { pool } = db.database;
const owner = new pg.Pool({ connectionString: db.url('harmattan_owner'), max: 1 });
db.defer(() => owner.end());

test("a stake over any supplier's wire counts in a race, and one on another game or that was given back does not", async () => {
  const { platform, stage, ask } = await startTestSuppliers(db);
  const { rows: games } = await pool.query<{ id: number; supplier: SupplierName; externalId: string }>(
    `select distinct on (supplier) id, supplier, external_id as "externalId" from catalogue.game order by supplier, id`,
  );
  expect(games.map(({ supplier }) => supplier)).toEqual(supplierNames.toSorted());
  const nowMs = platform.clock.now().getTime();
  const made = await platform.races.create({
    actor: 'test',
    urlSuffix: 'every-wire',
    startsAt: new Date(nowMs + 10_000),
    endsAt: new Date(nowMs + 3_600_000),
    banner: 'race-dunes',
    prizesMinor: [100n],
    gameIds: games.map(({ id }) => id),
    texts: testTexts(),
  });
  await platform.races.open({ id: made.outcome === 'created' ? made.id : 0, actor: 'test' });
  await setTestClock(pool, 20_000);

  async function stakeOn(supplier: SupplierName, game: string, amountMinor: bigint) {
    const launch = await stage.newLaunch(supplier, 100_000n);
    const playerId = BigInt(launch.playerId);
    // Some wires believe what was opened rather than what they are told.
    await owner.query('update suppliers.session set game = $2 where player_id = $1', [playerId, game]);
    const client = stage.client(supplier);
    const seat = await openSeat(client, { ...launch, game });
    const round = newTxId();
    const { verdict, raw } = await client.stake(seat, { txId: newTxId(), round, amountMinor });
    expect(verdict, `${supplier}: ${raw}`).toBe('done');
    return { playerId, seat, round };
  }

  // One that its supplier calls void afterwards: it undoes nothing, but gives the money back.
  const voided = games.find(({ supplier }) => supplier === 'betsolutions')?.externalId as string;
  const { seat, round } = await stakeOn('betsolutions', voided, 2_000n);
  const fields = {
    Token: seat.token,
    WinTypeId: '1',
    BetStatus: 'void',
    Amount: '2000',
    TransactionId: newTxId(),
    GameId: voided,
    ProductId: '1',
    RoundId: round,
    Currency: 'NGN',
  };
  const hash = betsolutionsHash(fields, supplierCredentials.betsolutions.privateKey);
  const body = new URLSearchParams({ ...fields, Hash: hash }).toString();
  expect(JSON.parse((await ask('betsolutions/Win', { body })).text)).toMatchObject({ StatusCode: 200 });

  const played = new Map<SupplierName, bigint>();
  for (const { supplier, externalId } of games) {
    played.set(supplier, (await stakeOn(supplier, externalId, 1_000n)).playerId);
  }
  await stakeOn('qtech', 'HRM-another', 5_000n);

  const scores = async () => {
    const { rows } = await pool.query<{ player: bigint; turnover: bigint }>(
      // What is in the scores, and what is on its way there.
      `select player, sum(turnover)::bigint as turnover from (
         select player_id as player, turnover from races.score
         union all
         select e.player, e.change from races.score_step step
         cross join lateral unnest(step.players, step.changes) e (player, change)
         join races.score_slice s on s.slice = e.player % (select count(*) from races.score_slice)
         where step.revision > s.folded) score
       group by player having sum(turnover) > 0`,
    );
    return new Map(rows.map(({ player, turnover }) => [player, turnover]));
  };
  const counted = async () => {
    const found = await scores();
    return [...played].filter(([, playerId]) => found.get(playerId) === 1_000n).map(([supplier]) => supplier);
  };
  await expect.poll(counted).toEqual([...played.keys()]);
  expect((await scores()).size).toBe(played.size);
});

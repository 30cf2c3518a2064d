// What every supplier's wire writes into the books is what scoring looks for.
import { setTestClock } from '@harmattan/plumbing/test-clock';
import { type SupplierName, supplierNames } from '@harmattan/wires/suppliers/names';
import pg from 'pg';
import { expect, test } from 'vitest';
import { open } from '../../../../../conformance/scene.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testTexts } from '../../testing/test-races.ts';
import { newTxId, startTestSuppliers } from '../../testing/test-suppliers.ts';

const db = useTestDatabase();
const { pool } = db.database;
const owner = new pg.Pool({ connectionString: db.url('harmattan_owner'), max: 1 });
db.defer(() => owner.end());

test("a stake over any supplier's wire counts in a race, and one on another game does not", async () => {
  const { platform, stage } = await startTestSuppliers(db);
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
    prizesKobo: [100n],
    gameIds: games.map(({ id }) => id),
    texts: testTexts(),
  });
  await platform.races.open({ id: made.outcome === 'created' ? made.id : 0, actor: 'test' });
  await setTestClock(pool, 20_000);

  async function stakeOn(supplier: SupplierName, game: string, amountKobo: bigint): Promise<bigint> {
    const launch = await stage.newLaunch(supplier, 100_000n);
    const playerId = BigInt(launch.playerId);
    // Some wires believe what was opened rather than what they are told.
    await owner.query('update suppliers.session set game = $2 where player_id = $1', [playerId, game]);
    const client = stage.client(supplier);
    const seat = await open(client, { ...launch, game });
    const { verdict, raw } = await client.stake(seat, { txId: newTxId(), round: newTxId(), amountKobo });
    expect(verdict, `${supplier}: ${raw}`).toBe('done');
    return playerId;
  }
  const played = new Map<SupplierName, bigint>();
  for (const { supplier, externalId } of games) played.set(supplier, await stakeOn(supplier, externalId, 1_000n));
  await stakeOn('qtech', 'HRM-another', 5_000n);

  const scores = async () => {
    const { rows } = await pool.query<{ player: bigint; turnover: bigint }>(
      'select player_id as player, turnover from races.score where turnover > 0',
    );
    return new Map(rows.map(({ player, turnover }) => [player, turnover]));
  };
  const counted = async () => {
    const found = await scores();
    return [...played].filter(([, playerId]) => found.get(playerId) === 1_000n).map(([supplier]) => supplier);
  };
  await expect.poll(counted, { timeout: 15_000 }).toEqual([...played.keys()]);
  expect((await scores()).size).toBe(played.size);
});

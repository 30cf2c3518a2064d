import { assert } from '@harmattan/kernel/assert';
import { openPool } from '@harmattan/process/pool';
import pg from 'pg';
import {
  batchParameters,
  batchStatement,
  type LegRow,
} from '../../../apps/platform/src/modules/wallet/batch-statement.ts';
import { planOptions } from '../../../apps/platform/src/modules/wallet/create-wallet.ts';
import { keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { setLimit } from '../../../apps/platform/src/modules/wallet/limit-store.ts';
import { limitKinds, periods } from '../../../apps/platform/src/modules/wallet/limits.ts';
import { type BenchPlayer, makePlayers } from '../../worlds/players.ts';
import { median } from '../median.ts';
import type { BenchDatabase } from '../stakes/database.ts';

const pairs = 20;
const stakesInBatch = 1_000;
const batchesInTurn = 3;
/** So high that no stake of a run reaches it. */
const farAway = 1_000_000_000_000n;
const noLimits = ' and account.limits is null';

const plain = { linked: false, refers: false };
const newText = batchStatement({ ...plain, limited: false });

/**
 * What limits cost in the statement of a stake: beside the statement as it would be without them, on accounts that have none, and on accounts that have all.
 * The three are measured in turns, so that what disturbs one disturbs its neighbours.
 */
export async function measureLimits({ appUrl, ownerUrl }: BenchDatabase, firstNumber: number) {
  const free = await makePlayers(ownerUrl, stakesInBatch, firstNumber);
  const limited = await makePlayers(ownerUrl, stakesInBatch, firstNumber + stakesInBatch);
  const houseId = await prepare(ownerUrl, limited);
  const pool = openPool({
    ...{ name: 'bench', url: appUrl, connectionsMax: 1, connectTimeoutMs: 10_000, onIdleError() {} },
    sessionOptions: `${planOptions} -c plan_cache_mode=force_generic_plan -c jit=off`,
  });
  assert(newText.includes(noLimits), 'the statement asks for accounts without limits');
  const subjects = {
    old: { text: newText.replace(noLimits, ''), players: free },
    off: { text: newText, players: free },
    on: { text: batchStatement({ ...plain, limited: true }), players: limited },
  };
  const names = Object.keys(subjects) as (keyof typeof subjects)[];
  const turn = async (name: keyof typeof subjects): Promise<number> => {
    const { text, players } = subjects[name];
    const batches = Array.from({ length: batchesInTurn }, () => stakesOf(players, houseId));
    const startedAt = performance.now();
    for (const rows of batches) {
      const values = batchParameters(rows, crypto.randomUUID(), plain);
      const { rowCount } = await pool.query({ name: `bench-${name}`, text, values });
      assert(rowCount === rows.length, 'every stake was taken');
    }
    return performance.now() - startedAt;
  };
  try {
    for (const name of names) await turn(name);
    const ratios = { off: [] as number[], on: [] as number[] };
    for (let pair = 0; pair < pairs; pair += 1) {
      const taken: Record<string, number> = {};
      const order = [...names.slice(pair % names.length), ...names.slice(0, pair % names.length)];
      for (const name of order) taken[name] = await turn(name);
      for (const name of ['off', 'on'] as const) ratios[name].push((taken[name] as number) / (taken.old as number));
    }
    console.log(`limits: ${pairs} pairs, off ${spread(ratios.off)}, on ${spread(ratios.on)}`);
    return { off: median(ratios.off), on: median(ratios.on) };
  } finally {
    await pool.end();
  }
}

const spread = (values: number[]) => `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;

const stakesOf = (players: BenchPlayer[], houseId: number): LegRow[] =>
  players.map(({ playerId }) => ({
    ...{ playerId: BigInt(playerId), key: keyOf({ source: 'bench', class: 'limits', id: crypto.randomUUID() }) },
    ...{ kind: 'debit', of: undefined, amountMinor: 100n, houseId, fingerprint: crypto.randomUUID(), about: 'stake' },
    ...{
      sessionEpoch: 0,
      notAfter: undefined,
      isStake: true,
      evenIf: false,
      round: crypto.randomUUID(),
      memo: undefined,
    },
    ...{ product: 'games', supplier: 'qtech', game: 'bench', closes: undefined },
  }));

/** Every limit on every account of these players; and the account of the house that takes the stakes. */
async function prepare(ownerUrl: string, players: BenchPlayer[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const client = await pool.connect();
  try {
    const [first] = players as [BenchPlayer];
    for (const kind of limitKinds)
      for (const period of periods) {
        const change = { playerId: BigInt(first.playerId), kind, period, limit: farAway };
        await setLimit(client, { ...change, currency: 'NGN' });
      }
    await client.query(
      `update wallet.account set limits = (select limits from wallet.account where player_id = $1) where player_id = any($2::bigint[])`,
      [first.playerId, players.map(({ playerId }) => playerId)],
    );
    const { rows } = await client.query<{ id: number }>(
      `insert into wallet.house_account (code) values ('house:limits') returning id`,
    );
    return (rows[0] as { id: number }).id;
  } finally {
    client.release();
    await pool.end();
  }
}

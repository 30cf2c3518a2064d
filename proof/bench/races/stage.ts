import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import pg from 'pg';
import { createScoring } from '../../../apps/platform/src/modules/races/scoring/index.ts';
import { createTurnover } from '../../../apps/platform/src/modules/turnover/index.ts';
import { createWallet, keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { fillAccounts } from '../../worlds/players.ts';

export interface Urls {
  appUrl: string;
  ownerUrl: string;
}

export type Stage = ReturnType<typeof openStage>;

/** Tells the bench's server who is asking. */
export const playerHeader = 'x-bench-player';

const supplier = 'endorphina';
const game = 'Dune Run';
let stages = 0;
let races = 0;

/** The wallet and the scoring of one process. */
export function openStage(url: string) {
  const log = createLog({ level: 'warn' });
  const ids = createIds({ clock: systemClock, random: systemRandom });
  const database = openDatabase({ url, connectionsMax: 10, onIdleError() {} });
  const settings = { engine: 'batched', queueMax: 100_000 } as const;
  const money = createWallet({ database, url, settings, ids, bus: createLocalBus({ log }), log, currency: 'NGN' });
  const openScoring = () =>
    createScoring({ pool: database.pool, turnover: createTurnover(database.pool), log, clock: systemClock });
  stages += 1;
  const stage = `${process.pid}-${stages}`;
  let stakes = 0;
  return {
    pool: database.pool,
    wallet: money.wallet,
    openScoring,
    /** As a supplier's wire would have it. */
    async stake(playerId: bigint): Promise<void> {
      stakes += 1;
      const id = `${stage}-${stakes}`;
      const answer = await money.wallet.transfer({
        direction: 'out',
        playerId,
        key: keyOf({ source: 'bench', class: 'stake', id }),
        round: keyOf({ source: 'bench', class: 'round', id }),
        amountMinor: 100n,
        house: `house:${supplier}`,
        about: 'stake',
        isStake: true,
        memo: JSON.stringify([game, id, id]),
        played: { product: 'games', supplier, game },
      });
      if (answer.status !== 'ok') throw new Error(`a stake was answered with ${answer.status}`);
    },
    async close() {
      await money.close();
      await database.close();
    },
  };
}

/** A race that runs from now on. */
export async function newRace(pool: pg.Pool): Promise<number> {
  races += 1;
  const { rows } = await pool.query(
    `insert into races.race (url_suffix, state, starts_at, ends_at)
     values ($1, 'running', app_now(), app_now() + interval '1 day') returning id`,
    [`bench-${races}`],
  );
  await pool.query(
    `insert into races.race_game (race_id, game_id, supplier, external_id, variant) values ($1, 1, $2, $3, '')`,
    [rows[0].id, supplier, game],
  );
  return rows[0].id;
}

export async function endRace(pool: pg.Pool, raceId: number): Promise<void> {
  await pool.query(`update races.race set state = 'canceled' where id = $1`, [raceId]);
}

/** Players with full accounts and no names: only their ids matter here. */
export async function fillPlayers(ownerUrl: string, first: number, count: number): Promise<bigint[]> {
  const playerIds = Array.from({ length: count }, (_, at) => BigInt(first + at));
  await asOwner(ownerUrl, (client) => fillAccounts(client, playerIds.map(String)));
  return playerIds;
}

export async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

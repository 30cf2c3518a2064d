import { systemClock } from '@harmattan/kernel/clock';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { setLimit } from '../../../apps/platform/src/modules/wallet/limit-store.ts';
import type { createPlatform } from '../../../apps/platform/src/platform.ts';
import { stakeMinor } from '../cases/bet.ts';
import type { KeepFromPlay } from './run-limit-cases.ts';

type Platform = Pick<Awaited<ReturnType<typeof createPlatform>>, 'breaks' | 'office'>;

const staff = { by: 'conformance', reason: 'a case', source: 'staff', until: null, playerText: null } as const;

/** By the same doors that players and the staff use. A limit is set in the wallet's own row. */
export function createKeepFromPlay(platform: Platform, pool: pg.Pool): KeepFromPlay {
  const limit = (playerId: bigint, kind: 'stake' | 'loss' | 'time', amount: bigint) =>
    inTransaction(pool, (transaction) =>
      setLimit(transaction, { playerId, kind, period: 'day', limit: amount, currency: 'NGN' }),
    );
  return async ({ playerId: id }, reason) => {
    const playerId = BigInt(id);
    switch (reason) {
      case 'stake limit':
        return limit(playerId, 'stake', stakeMinor);
      case 'loss limit':
        return limit(playerId, 'loss', stakeMinor);
      case 'time limit':
        return limit(playerId, 'time', 0n);
      case 'exclusion':
        await platform.breaks.take(playerId, { kind: 'exclusion', months: 6 });
        return;
      case 'time-out':
        await platform.breaks.take(playerId, { kind: 'time-out', hours: 24 });
        return;
      case 'play off':
        await platform.office.switches.turnOff({ ...staff, playerId, switches: ['play'] });
        return;
      case 'reality check':
        await playLong(pool, playerId);
    }
  };
}

const triesMax = 200;
const pauseMs = 50;

/** As if the player had begun to play an hour ago, with the last stake a minute ago: once what came in is counted. */
async function playLong(pool: pg.Pool, playerId: bigint): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { rowCount } = await pool.query(
      `update activity.player set session_from = app_now() - interval '61 minutes', last_stake_at = app_now() - interval '1 minute'
       where player_id = $1`,
      [playerId],
    );
    if (rowCount === 1) return;
    await systemClock.sleep(pauseMs);
  }
  throw new Error('what the player paid in is not counted');
}

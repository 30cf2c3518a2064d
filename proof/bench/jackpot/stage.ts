import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createJackpots } from '../../../apps/platform/src/modules/jackpot/index.ts';
import { createWallet } from '../../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';

export type Stage = ReturnType<typeof openStage>;

export const actor = 'bench';
export const games = 13;
export const ticketPriceMinor = 100n;

/** The jackpots and the wallet of this process. */
export function openStage(url: string) {
  const clock = movableClock(systemClock);
  const ids = createIds({ clock, random: systemRandom });
  const log = createLog({ level: 'warn' });
  const database = openDatabase({ url, connectionsMax: 10, onIdleError() {} });
  const settings = { engine: 'batched', queueMax: 10_000 } as const;
  const money = createWallet({ database, url, settings, ids, bus: createLocalBus({ log }), log, currency: 'NGN' });
  const jackpots = createJackpots({ database, clock, random: systemRandom, ids, log, wallet: money.wallet });
  return {
    pool: database.pool,
    wallet: money.wallet,
    jackpots,
    /** A jackpot on sale, of thirteen games and two reserves that begin at that instant. */
    async newJackpot(startsAt: Date): Promise<{ id: number; eventIds: number[] }> {
      const events = Array.from({ length: games + 2 }, (_, at) => ({
        participant1: `Gulls ${at}`,
        participant2: `Dunes ${at}`,
        league: 'Coast League',
        startsAt,
        isReserve: at >= games,
      }));
      const terms = { typeId: 10, ticketPriceMinor, guaranteedMinor: 1_000_000_00n, growthBps: 4_000 };
      const consolation = [{ misses: 1 as const, amountMinor: 50_000_00n }];
      const id = await jackpots.create({ actor, ...terms, consolation, events });
      await jackpots.open({ id, actor });
      const { rows } = await database.pool.query(
        'select id from jackpot.event where jackpot_id = $1 order by position',
        [id],
      );
      return { id, eventIds: rows.map((row) => row.id) };
    },
    async close() {
      await money.close();
      await database.close();
    },
  };
}

/** A ticket that says the same of every game. */
export function linesOf(jackpotId: number, eventIds: number[], choiceId: number) {
  return eventIds.map((eventId) => ({
    jackpotId,
    eventId,
    choiceId,
    canceled: true,
    participant1Score: null,
    participant2Score: null,
  }));
}

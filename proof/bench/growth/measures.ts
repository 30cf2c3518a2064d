import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createScoring } from '../../../apps/platform/src/modules/races/scoring/index.ts';
import { createBetStore } from '../../../apps/platform/src/modules/suppliers/bets-store.ts';
import { listRounds } from '../../../apps/platform/src/modules/suppliers/rounds.ts';
import { createTurnover } from '../../../apps/platform/src/modules/turnover/index.ts';
import { checkNew } from '../../../apps/platform/src/modules/wallet/book-passes.ts';
import { createWallet, keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { median } from '../median.ts';
import { endRace, newRace } from '../races/stage.ts';

const supplier = 'endorphina';
const game = 'Dune Run';
const atOnce = 16;
const newRounds = 800;
const lists = 40;
/** A check reads entries again that are up to ten seconds older than its mark, and the legs of another ten. */
const checkedAgainMs = 25_000;

/** What is measured at the modules' own doors, because no call of a player does only that. All in seconds. */
export function openMeasures(url: string, players: bigint[]) {
  const log = createLog({ level: 'warn' });
  const ids = createIds({ clock: systemClock, random: systemRandom });
  const database = openDatabase({ url, connectionsMax: 10, onIdleError() {} });
  const settings = { engine: 'batched', queueMax: 100_000 } as const;
  const money = createWallet({ database, url, settings, ids, bus: createLocalBus({ log }), log, currency: 'NGN' });
  const { wallet } = money;
  const scoring = createScoring({
    pool: database.pool,
    turnover: createTurnover(database.pool),
    log,
    clock: systemClock,
  });
  const bets = createBetStore({ pool: database.pool, log });
  const naming = {
    findGame: () => undefined,
    providerName: () => '',
    bookName: () => '',
    raceNamesOf: async () => new Map(),
    bets,
  };
  const { take, stakeAll, winAll, sinceWriteMs } = createRounds(wallet, players);

  return {
    async win(): Promise<number> {
      const from = take();
      await stakeAll(from);
      return ((await timed(() => winAll(from))) * atOnce) / newRounds;
    },
    /** The newest page of a player with a long history. */
    async roundList(playerId: bigint): Promise<number> {
      const times: number[] = [];
      for (let at = 0; at < lists; at += 1) {
        times.push(
          await timed(async () => {
            const { rounds: found } = await listRounds({ wallet, ...naming }, { playerId, before: undefined });
            if (found.length !== 50) throw new Error(`a list has ${found.length} rounds instead of 50`);
          }),
        );
      }
      return median(times);
    },
    async scoring(): Promise<number> {
      const raceId = await newRace(database.pool);
      await scoring.scoreOnce();
      const from = take();
      await stakeAll(from);
      const seconds = await timed(() => scoring.scoreOnce());
      await endRace(database.pool, raceId);
      return seconds;
    },
    /** Every check has the entries of one turn to look at, and none of the turn before. */
    async bookCheck(): Promise<number> {
      const from = take();
      await sleep(Math.max(0, checkedAgainMs - sinceWriteMs()));
      await checkNew({ pool: database.pool });
      await stakeAll(from);
      await winAll(from);
      return timed(async () => {
        const found = await checkNew({ pool: database.pool });
        if (found.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(found)}`);
      });
    },
    async close(): Promise<void> {
      await money.close();
      await database.close();
    },
  };
}

/** New rounds: each of them is staked once and won once. */
function createRounds(wallet: ReturnType<typeof createWallet>['wallet'], players: bigint[]) {
  const run = crypto.randomUUID();
  let rounds = 0;
  let wroteAt = performance.now();

  const round = (number: number) => {
    const id = `${run}-${number}`;
    return {
      playerId: players[number % players.length] as bigint,
      stake: keyOf({ source: 'bench', class: 'stake', id }),
      win: keyOf({ source: 'bench', class: 'win', id }),
      round: keyOf({ source: 'bench', class: 'round', id }),
      memo: JSON.stringify([game, id, id]),
    };
  };

  async function each(
    from: number,
    move: (of: ReturnType<typeof round>) => Promise<{ status: string }>,
  ): Promise<void> {
    let next = from;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < from + newRounds) {
          const { status } = await move(round(next++));
          if (status !== 'ok') throw new Error(`the wallet answered ${status}`);
        }
      }),
    );
    wroteAt = performance.now();
  }

  const common = { amountMinor: 100n, house: `house:${supplier}` } as const;
  const stakeAll = (from: number) =>
    each(from, ({ playerId, stake, round, memo }) =>
      wallet.transfer({
        ...common,
        direction: 'out',
        playerId,
        key: stake,
        round,
        about: 'stake',
        isStake: true,
        memo,
      }),
    );
  const winAll = (from: number) =>
    each(from, ({ playerId, win, round, memo }) =>
      wallet.transfer({ ...common, direction: 'in', playerId, key: win, round, of: round, about: 'win', memo }),
    );

  return {
    /** The first of as many rounds as are measured at a time. */
    take(): number {
      const from = rounds;
      rounds += newRounds;
      return from;
    },
    stakeAll,
    winAll,
    sinceWriteMs: () => performance.now() - wroteAt,
  };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return (performance.now() - startedAt) / 1_000;
}

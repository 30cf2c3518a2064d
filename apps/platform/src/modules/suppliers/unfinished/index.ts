import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import { walletNames } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import { createSafely } from '../../../plumbing/safely.ts';
import { consumeSlice, type FeedConsumer, hasNews, type MoneyKey } from '../../wallet/index.ts';
import { readMemo } from '../move-memo.ts';
import { findOpenRound, type GiveBackDeps, giveBackRound, moveStakes } from './give-back.ts';
import { readStakeChanges } from './open-stakes.ts';
import {
  applyStakeChanges,
  countOpenRounds,
  hasDue,
  type LateWinRow,
  listDue,
  listLateWins,
  listOpenRounds,
  markSeen,
  type OpenRoundRow,
  type SupplierCount,
} from './unfinished-store.ts';
import { usualMsOf } from './usual-time.ts';

const consumer: FeedConsumer = { name: 'open-stakes', startsAt: 'beginning' };
const listMax = 100;
const dueMax = 100;
const lateWinsMax = 200;

export interface OpenRound {
  round: MoneyKey;
  playerId: bigint;
  supplier: string;
  game: string;
  /** What the supplier calls the round. */
  reference: string;
  stakedMinor: bigint;
  stakes: number;
  since: Date;
  /** Open for longer than a round of the supplier's goes on as a rule. */
  isOverdue: boolean;
}

/** Stakes without an end, and the ways to end them. */
export function createUnfinished({ clock, ...deps }: GiveBackDeps & { clock: Clock; pool: pg.Pool }) {
  const { pool, wallet, log } = deps;
  const countNext = () =>
    consumeSlice(pool, consumer, (client, entries) => applyStakeChanges(client, readStakeChanges(entries)));
  const safely = createSafely(log, 'a round could not be given back');

  /** Completes what a crash or a silent wallet left. */
  async function keepOnce(): Promise<void> {
    for (const row of await listDue(pool, dueMax))
      await safely({ round: row.round }, async () => (await moveStakes(deps, row)) !== 'later');
  }

  const worker = createDueWorker({
    ...{ pool, clock, isDue: sql`${hasNews(consumer)} or ${hasDue}` },
    async runNext() {
      await keepOnce();
      return countNext();
    },
    onError: (error) => log.error({ err: error }, 'open rounds could not be brought up to date'),
  });

  const lateWins = () => listLateWins(pool, lateWinsMax);
  /** By supplier, of those that are open for longer than usual there. */
  const countOverdue = (): Promise<SupplierCount[]> => {
    const nowMs = clock.now().getTime();
    const limits = walletNames.map((supplier) => ({ supplier, before: new Date(nowMs - usualMsOf(supplier)) }));
    return countOpenRounds(pool, limits);
  };

  const show = async ({ player_id, staked, stake, ...row }: OpenRoundRow): Promise<OpenRound> => {
    const entry = await wallet.entry(stake);
    return {
      ...{ ...row, playerId: player_id, stakedMinor: staked, reference: readMemo(entry?.memo ?? null).round },
      isOverdue: clock.now().getTime() - row.since.getTime() > usualMsOf(row.supplier),
    };
  };

  return {
    start: async () => worker.start(),
    stop: worker.stop,
    countNext,
    keepOnce,
    /** Those that are open for so long, the oldest first. */
    async list({
      supplier,
      olderThanMs,
    }: {
      supplier?: string | undefined;
      olderThanMs: number;
    }): Promise<OpenRound[]> {
      const before = new Date(clock.now().getTime() - olderThanMs);
      return Promise.all((await listOpenRounds(pool, { supplier, before, limit: listMax })).map(show));
    },
    async find(round: MoneyKey): Promise<OpenRound | undefined> {
      const row = await findOpenRound(deps, round);
      return row && show(row);
    },
    usualMsOf,
    countOverdue,
    giveBack: (approved: Parameters<typeof giveBackRound>[1]) => giveBackRound(deps, approved),
    waitingForOperator: async () => itemsOf(await countOverdue(), await lateWins()),
    lateWins,
    markSeen: (db: pg.PoolClient, word: Parameters<typeof markSeen>[1]) => markSeen(db, word),
  };
}

/** One item for each supplier with rounds that are open for longer than usual, and one for each win that came too late. */
function itemsOf(overdue: readonly SupplierCount[], late: readonly LateWinRow[]) {
  return [
    ...overdue.map(({ supplier, rounds, staked, oldest }) => ({
      ...{ id: supplier, kind: 'rounds left open' as const, playerId: null, amountMinor: staked, since: oldest },
      reason: `${rounds} at ${supplier}`,
    })),
    ...late.map(({ id, player_id, late_minor, late_at, supplier, reference }) => ({
      ...{ id, kind: 'win after its refund' as const, playerId: player_id, amountMinor: late_minor, since: late_at },
      reason: `${supplier} ${reference}`,
    })),
  ];
}

import type { Queryable } from '@harmattan/process/transaction';
import type { BookName, SupplierName, WalletName } from '@harmattan/wires/suppliers/names';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../plumbing/db/database.ts';
import type { Player } from '../../plumbing/http/answer.ts';
import type { DoorLimit } from '../../plumbing/http/door-limit.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { createReachable } from '../../plumbing/reachable.ts';
import { listAudit } from './audit-store.ts';
import { createBetStore, pruneBets } from './bets-store.ts';
import { createSupplierWallet } from './create-supplier-wallet.ts';
import { findRounds, readTicket } from './find-rounds.ts';
import { openLaunchers } from './launch/open-launchers.ts';
import { listOpenReserves, releaseReserve } from './open-reserves.ts';
import { listRounds, readRound } from './rounds.ts';
import { supplierRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { pruneSessions } from './sessions-store.ts';
import type { LaunchDeps } from './start-game.ts';
import { listStatedReturns, type StatedReturn, saveStatedReturn } from './stated-returns-store.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import { createUnfinished } from './unfinished/index.ts';
import { createWireCounts } from './wire-counts.ts';
import { openWires } from './wires/open-wires.ts';
import { serveWires } from './wires/wire.ts';

export { countOpenRounds } from './count-open-stakes.ts';
export { exportBets } from './export-store.ts';
export { roundOfBet, type Ticket } from './find-rounds.ts';
export { memoOf } from './move-memo.ts';
export { listOpenReserves } from './open-reserves.ts';
export { hasOpenRound } from './unfinished/has-open-round.ts';
export type { OpenRound } from './unfinished/index.ts';
export type { LateWinRow } from './unfinished/unfinished-store.ts';

const keepDays = 400;
const launchTimeoutMs = 5_000;

export type SuppliersOptions = Omit<SuppliersDeps, 'pool' | 'read' | 'sessions' | 'bets' | 'launchTimeoutMs'> & {
  database: Database;
};

/** The catalogue has no sportsbooks: what is opened there has one name, and the number of no game. */
const bookGame = { gameId: 0, game: 'sports' };

export interface BookSession {
  supplier: BookName;
  player: Pick<Player, 'playerId' | 'sessionId'>;
  isMobile: boolean;
  language: string;
  /** Whether what the launch carries can be used once only. */
  isOneShot: boolean;
}

/** The game suppliers: opening their games, and the wallet that they call while a player plays. */
export function createSuppliers({ database, ...options }: SuppliersOptions) {
  const { pool, read } = database;
  const sessions = createSessions({ ...options, pool });
  const bets = createBetStore({ pool, log: options.log });
  const deps: SuppliersDeps = { ...options, pool, read, sessions, bets, launchTimeoutMs };
  const wireCounts = createWireCounts({ pool, clock: options.clock, log: options.log });
  const unfinished = createUnfinished(deps);
  const launchDeps: LaunchDeps = {
    ...deps,
    launchers: openLaunchers(deps),
    isReachable: createReachable(options.clock, { upForMs: 10_000 }),
  };
  const prune: Job = {
    name: 'prune-supplier-sessions',
    every: '15 5 * * *',
    async run() {
      await pruneSessions(pool, keepDays);
      await pruneBets(pool, keepDays);
      await wireCounts.prune();
    },
  };
  return {
    handlers: supplierRoutes(launchDeps),
    start: wireCounts.start,
    stop: wireCounts.stop,
    work: { start: unfinished.start, stop: unfinished.stop },
    serveWires: (app: FastifyInstance, limit?: DoorLimit) =>
      serveWires(app, { ...options, wires: openWires(deps, wireCounts), limit }),
    /** Whether games of that supplier's can be opened at all. */
    canOpen: (supplier: SupplierName) => launchDeps.launchers.has(supplier),
    /** Makes what a launch would carry. For tests that call the wires without opening a game. */
    beginSession: sessions.begin,
    /** Makes what the launch of a sportsbook carries. */
    beginBookSession: ({ supplier, player, isMobile, language, isOneShot }: BookSession): Promise<string> =>
      sessions.begin(
        {
          ...{ ...bookGame, supplier, isMobile, language, currency: options.currency },
          ...{ playerId: player.playerId, openedBy: player.sessionId },
        },
        { isOneShot },
      ),
    /** Whether anything answers where a supplier's games or bets are opened. */
    isReachable: launchDeps.isReachable,
    jobs: [prune],

    /** For the operator: any player's rounds, and what became of whatever a supplier asks about. */
    roundsOf: (query: Parameters<typeof listRounds>[1]) => listRounds(deps, query),
    findRounds: (text: string) => findRounds(deps, text),
    readTicket: (round: Parameters<typeof readTicket>[1]) => readTicket(deps, round),
    roundOf: (query: Parameters<typeof readRound>[1]) => readRound(deps, query),
    /** For the operator: stakes without an end, and giving them back. */
    unfinished,
    ...healthOf({ pool, settings: options.settings, wireCounts }),
    /** For the operator: money that a book has set aside for longer than a bet takes, and giving it back. */
    waitingForOperator: () => listOpenReserves(deps),
    openReserves: (query?: Parameters<typeof listOpenReserves>[1]) => listOpenReserves(deps, query),
    releaseReserve: (word: Parameters<typeof releaseReserve>[1]) => releaseReserve(deps, word),
    auditOf: (playerId: bigint) => listAudit(pool, playerId),
    findTransaction: (supplier: WalletName, txId: string) => createSupplierWallet(deps, supplier).find(txId),
  };
}

interface HealthDeps {
  pool: pg.Pool;
  settings: SuppliersDeps['settings'];
  wireCounts: ReturnType<typeof createWireCounts>;
}

function healthOf({ pool, settings, wireCounts }: HealthDeps) {
  return {
    /** For the operator: how the suppliers' calls were answered in the last hour. */
    wireHour: wireCounts.readHour,
    flushWireCounts: wireCounts.flush,
    /** Where a supplier's games or bets are opened. Undefined for one that is switched off. */
    urlOf: (supplier: WalletName): string | undefined => settings[supplier]?.url,
    listStatedReturns: () => listStatedReturns(pool),
    saveStatedReturn: (db: Queryable, stated: StatedReturn & { by: string }) => saveStatedReturn(db, stated),
  };
}

export type Suppliers = ReturnType<typeof createSuppliers>;

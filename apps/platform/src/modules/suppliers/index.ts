import type { SupplierName, WalletName } from '@harmattan/wires/suppliers/names';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../plumbing/db/database.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { createSupplierWallet } from './create-supplier-wallet.ts';
import { openLaunchers } from './launch/open-launchers.ts';
import { createReachable } from './launch/reachable.ts';
import { listRounds, readRound } from './rounds.ts';
import { supplierRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { pruneSessions } from './sessions-store.ts';
import type { LaunchDeps } from './start-game.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import { openWires } from './wires/open-wires.ts';
import { serveWires } from './wires/wire.ts';

const keepSessionsDays = 400;
const launchTimeoutMs = 5_000;

export type SuppliersOptions = Omit<SuppliersDeps, 'tables' | 'sessions' | 'launchTimeoutMs'> & { database: Database };

/** The game suppliers: opening their games, and the wallet that they call while somebody plays. */
export function createSuppliers({ database, ...options }: SuppliersOptions) {
  const tables = database.tables<unknown>();
  const sessions = createSessions({ ...options, tables });
  const deps: SuppliersDeps = { ...options, tables, sessions, launchTimeoutMs };
  const launchDeps: LaunchDeps = {
    ...deps,
    launchers: openLaunchers(deps),
    isReachable: createReachable(options.clock),
  };
  const prune: Job = {
    name: 'prune-supplier-sessions',
    every: '15 5 * * *',
    run: () => pruneSessions(tables, keepSessionsDays),
  };
  return {
    handlers: supplierRoutes(launchDeps),
    serveWires: (app: FastifyInstance) => serveWires(app, options.log, openWires(deps)),
    /** Whether games of that supplier's can be opened at all. */
    canOpen: (supplier: SupplierName) => launchDeps.launchers.has(supplier),
    /** Makes what a launch would carry. For whoever tests the wires without opening a game. */
    beginSession: sessions.begin,
    jobs: [prune],

    /** For the operator: any player's rounds, and what became of whatever a supplier asks about. */
    roundsOf: (query: Parameters<typeof listRounds>[1]) => listRounds(deps, query),
    roundOf: (query: Parameters<typeof readRound>[1]) => readRound(deps, query),
    findTransaction: (supplier: WalletName, txId: string) => createSupplierWallet(deps, supplier).find(txId),
  };
}

import { type Clock, systemClock } from '@harmattan/kernel/clock';
import { inTransaction } from '@harmattan/process/transaction';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Bus } from '../../plumbing/bus.ts';
import type { Database } from '../../plumbing/db/database.ts';
import type { Log } from '../../plumbing/log.ts';
import { cardsOf } from './cards-of.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { lockRevision, readCatalogue, replaceTournamentGames } from './catalogue-store.ts';
import { noChoice, statedCategories } from './choices.ts';
import { readChoices } from './choices-store.ts';
import { type Chosen, chooseForGame, chooseForSupplier } from './choose.ts';
import { fillSandbox } from './import/fill-sandbox.ts';
import { type ImportOptions, importGames } from './import/import-games.ts';
import type { ImportReport } from './import/import-report.ts';
import { keepSnapshot } from './lists/keep-snapshot.ts';
import type { Pause } from './lists/pauses.ts';
import { saveRecent } from './player-store.ts';
import { type GameProduct, productOf } from './product-of.ts';
import { catalogueRoutes } from './routes.ts';
import { serveTiles } from './serve-tiles.ts';
import { type SupplierSummary, summarize } from './summarize.ts';

export { exportGames } from './export-store.ts';
export { forgetGames } from './forget-games.ts';
export type { FieldChange, GameTold, ImportReport } from './import/import-report.ts';
export { CatalogueFileError } from './import/read-file.ts';
export type { GameCard } from './lists/game-entry.ts';
export type { CatalogueGame } from './lists/snapshot.ts';

export interface CatalogueOptions {
  database: Database;
  clock?: Clock;
  log: Log;
  /** Without one, changes of other processes come by poll. */
  bus?: Bus;
  /** The list that the sandbox fills itself from. Unset: the catalogue holds what an operator imports. */
  shippedFile?: string | undefined;
  /** What is off for everyone now: games of it are not shown. From memory. */
  pauses?: () => readonly Pause[];
}

/** Which games there are, and whose favourites they are. */
export function createCatalogue(options: CatalogueOptions) {
  const { database, clock = systemClock, log, bus, shippedFile, pauses = () => [] } = options;
  const { pool } = database;
  const keeper = keepSnapshot({ pool, clock, log, bus });
  const snapshot = keeper.current;
  const deps: CatalogueDeps = { pool, snapshot, pauses };
  return {
    handlers: catalogueRoutes(deps),
    serveTiles,
    async start(): Promise<void> {
      if (shippedFile !== undefined) await fillSandbox(pool, { path: shippedFile, log });
      await keeper.start();
    },
    stop: keeper.stop,
    /** Settles when this process knows all changes that were committed before. */
    refresh: keeper.refresh,

    /** From memory, also one that is switched off. Without a variant: the first with that external id. */
    findGame: (of: { supplier: SupplierName; externalId: string; variant?: string }) => snapshot().findGame(of),
    /** A game has one product. One that the catalogue does not know is of the casino. */
    productOf(of: { supplier: SupplierName; externalId: string }): GameProduct {
      const found = snapshot().findGame(of);
      return productOf(of, found && snapshot().entry(found.id)?.shelf);
    },
    /** By its number, also one that is switched off. */
    game: (gameId: number) => snapshot().game(gameId),
    /** All there are, also those that are switched off. */
    games: () => snapshot().games(),
    /** These as the lists show them, with the player's own marks. */
    cardsOf: (gameIds: number[], options: Parameters<typeof cardsOf>[2]) => cardsOf(deps, gameIds, options),
    /** As players read it. */
    providerName: (supplier: SupplierName): string => snapshot().supplier(supplier)?.slotPageName ?? supplier,
    /** The player's next list begins with it. */
    markPlayed: (playerId: bigint, gameId: number): Promise<void> => saveRecent(pool, playerId, gameId),
    /** From memory: the games that count in a race that is running. */
    tournamentGames: () => snapshot().tournamentGames,
    /** These, and no others, do. */
    async setTournamentGames(gameIds: number[]): Promise<void> {
      await inTransaction(pool, async (transaction) => {
        await lockRevision(transaction);
        await replaceTournamentGames(transaction, gameIds);
      });
      await keeper.refreshAll();
    },
    async importGames(file: unknown, options?: ImportOptions): Promise<ImportReport> {
      const report = await importGames(pool, file, options);
      await keeper.refreshAll();
      return report;
    },
    /** As the list has them, with what the operator decided over it. */
    readListed: async () => ({ ...(await readCatalogue(pool)), choices: await readChoices(pool) }),
    statedCategories,
    noChoice,
    /** The lists of every process follow within three seconds. */
    async chooseForGame(choosing: Parameters<typeof chooseForGame>[1]): Promise<Chosen> {
      const outcome = await chooseForGame(pool, choosing);
      await keeper.refreshAll();
      return outcome;
    },
    async chooseForSupplier(choosing: Parameters<typeof chooseForSupplier>[1]): Promise<Chosen> {
      const outcome = await chooseForSupplier(pool, choosing);
      await keeper.refreshAll();
      return outcome;
    },
    summarize: async (): Promise<SupplierSummary[]> => summarize(await readCatalogue(pool)),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

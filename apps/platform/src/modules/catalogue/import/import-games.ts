import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import {
  disableGames,
  insertGames,
  lockRevision,
  readCatalogue,
  saveSuppliers,
  updateGames,
} from '../catalogue-store.ts';
import type { ListedGame } from '../listing.ts';
import type { GameTold, ImportReport } from './import-report.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { type GivenCatalogue, readFile } from './read-file.ts';

export interface ImportOptions {
  /** One bad row, and nothing of the file is taken. */
  isStrict?: boolean;
  /** The file is the whole list: what it does not name is switched off. */
  isComplete?: boolean;
}

/** Takes over what a file says. Asked twice, it finds nothing left to do; a game keeps its id for good. */
export async function importGames(pool: pg.Pool, file: unknown, options: ImportOptions = {}): Promise<ImportReport> {
  return inTransaction(pool, async (transaction) => {
    await lockRevision(transaction);
    return importInto(transaction, file, options);
  });
}

/** The caller holds the lock of the revision. */
export async function importInto(
  transaction: Queryable,
  file: unknown,
  { isStrict = false, isComplete = false }: ImportOptions,
): Promise<ImportReport> {
  const known = await readCatalogue(transaction);
  const given = readFile(file, known);
  const isDisablingLeftOut = isComplete && given.bad.length > 0;
  const plan = planImport({ known, given, disablesMissing: isComplete && !isDisablingLeftOut });
  const isWritten = !(isStrict && given.bad.length > 0);
  if (isWritten) await write(transaction, plan);
  return { ...toReport(plan, given), isWritten, isDisablingLeftOut };
}

async function write(transaction: Queryable, { suppliers, games }: ImportPlan): Promise<void> {
  await saveSuppliers(transaction, [...suppliers.added, ...suppliers.changed.map(({ row }) => row)]);
  await insertGames(transaction, games.added);
  await updateGames(
    transaction,
    games.changed.map(({ row }) => row),
  );
  await disableGames(
    transaction,
    games.disabled.map(({ id }) => id),
  );
}

function toReport({ suppliers, games }: ImportPlan, { bad }: GivenCatalogue) {
  return {
    suppliers: {
      added: suppliers.added.map(({ name }) => name),
      changed: suppliers.changed.map(({ row, changes }) => ({ name: row.name, changes })),
      unchanged: suppliers.unchanged,
    },
    games: {
      added: games.added.map(tell),
      changed: games.changed.map(({ row, changes }) => ({ ...tell(row), changes })),
      unchanged: games.unchanged,
      disabled: games.disabled.map(tell),
    },
    bad,
  };
}

function tell({ supplier, externalId, variant, name }: ListedGame): GameTold {
  return { supplier, externalId, variant, name };
}

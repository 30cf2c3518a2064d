import { z } from 'zod';
import { gameKey, type KnownCatalogue, type ListedGame, type ListedSupplier } from '../listing.ts';
import type { BadRow } from './import-report.ts';
import { gameRow, supplierRow } from './row-schemas.ts';

/** The file as a whole is not a list of games, so that no row of it can be read. */
export class CatalogueFileError extends Error {
  override name = 'CatalogueFileError';
}

export interface GivenCatalogue {
  suppliers: ListedSupplier[];
  games: ListedGame[];
  bad: BadRow[];
}

const fileShape = z.strictObject({ suppliers: z.array(z.unknown()), games: z.array(z.unknown()) });

/** Sorts the rows of a file into those that can be taken and those that cannot, with every reason. */
export function readFile(file: unknown, known: KnownCatalogue): GivenCatalogue {
  const parsed = fileShape.safeParse(file);
  if (!parsed.success) {
    throw new CatalogueFileError('The file must be one object with two lists, "suppliers" and "games".');
  }
  const given: GivenCatalogue = { suppliers: [], games: [], bad: [] };
  for (const [at, row] of parsed.data.suppliers.entries()) {
    const supplier = supplierRow.safeParse(row);
    const problems = supplier.success
      ? supplierProblems(supplier.data, [...known.suppliers, ...given.suppliers], given.suppliers)
      : describe(supplier.error);
    if (supplier.success && problems.length === 0) given.suppliers.push(supplier.data);
    else given.bad.push({ part: 'suppliers', row: at + 1, supplier: told(row, 'name'), externalId: '', problems });
  }
  const suppliers = new Set([...known.suppliers, ...given.suppliers].map(({ name }) => name));
  const keys = new Set<string>();
  for (const [at, row] of parsed.data.games.entries()) {
    const game = gameRow.safeParse(row);
    const problems = game.success ? gameProblems(game.data, { suppliers, keys }) : describe(game.error);
    if (game.success && problems.length === 0) {
      keys.add(gameKey(game.data));
      given.games.push(game.data);
    } else {
      const [supplier, externalId] = [told(row, 'supplier'), told(row, 'externalId')];
      given.bad.push({ part: 'games', row: at + 1, supplier, externalId, problems });
    }
  }
  return given;
}

/** The number is what players' filters and bookmarks hold, so it stays with its supplier for good. */
function supplierProblems(row: ListedSupplier, others: ListedSupplier[], earlier: ListedSupplier[]): string[] {
  if (earlier.some(({ name }) => name === row.name)) return ['is in the file already'];
  const self = others.find(({ name }) => name === row.name);
  if (self && self.id !== row.id) return [`id: is ${self.id} for good`];
  const holder = others.find(({ id, name }) => id === row.id && name !== row.name);
  return holder ? [`id: belongs to ${holder.name}`] : [];
}

function gameProblems(game: ListedGame, { suppliers, keys }: { suppliers: Set<string>; keys: Set<string> }): string[] {
  return [
    ...(suppliers.has(game.supplier) ? [] : ['supplier: is neither in the file nor known yet']),
    ...(keys.has(gameKey(game)) ? ['is in the file already'] : []),
  ];
}

function describe(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}

const toldMax = 60;

/** What a row that cannot be read says of itself. */
function told(row: unknown, field: string): string {
  const value = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[field] : undefined;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  // It is printed on the operator's terminal, which control characters could take over.
  return isPlain ? String(value).replace(/\p{C}/gu, '?').slice(0, toldMax) : '';
}

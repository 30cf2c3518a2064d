import { gameKey, type KnownCatalogue, type KnownGame, type ListedGame, type ListedSupplier } from '../listing.ts';
import type { FieldChange } from './import-report.ts';
import type { GivenCatalogue } from './read-file.ts';

interface Changed<Row> {
  row: Row;
  changes: FieldChange[];
}

export interface ImportPlan {
  suppliers: { added: ListedSupplier[]; changed: Changed<ListedSupplier>[]; unchanged: number };
  games: { added: ListedGame[]; changed: Changed<ListedGame>[]; unchanged: number; disabled: KnownGame[] };
}

/** What has to be written so that the catalogue says what the file says. */
export function planImport({
  known,
  given,
  disablesMissing,
}: {
  known: KnownCatalogue;
  given: GivenCatalogue;
  disablesMissing: boolean;
}): ImportPlan {
  const givenKeys = new Set(given.games.map(gameKey));
  const isMissing = (game: KnownGame) => game.isEnabled && !givenKeys.has(gameKey(game));
  return {
    suppliers: compare(given.suppliers, known.suppliers, ({ name }) => name),
    games: {
      ...compare(given.games, known.games, gameKey),
      disabled: disablesMissing ? known.games.filter(isMissing) : [],
    },
  };
}

function compare<Row extends object>(given: Row[], known: Row[], keyOf: (row: Row) => string) {
  const before = new Map(known.map((row) => [keyOf(row), row]));
  const added: Row[] = [];
  const changed: Changed<Row>[] = [];
  for (const row of given) {
    const old = before.get(keyOf(row));
    const changes = old && fieldChanges(old, row);
    if (!changes) added.push(row);
    else if (changes.length > 0) changed.push({ row, changes });
  }
  return { added, changed, unchanged: given.length - added.length - changed.length };
}

function fieldChanges<Row extends object>(before: Row, after: Row): FieldChange[] {
  return Object.keys(after).flatMap((field) => {
    const [from, to] = [before, after].map((row) => String(row[field as keyof Row]));
    return from === to ? [] : [{ field, from: from ?? '', to: to ?? '' }];
  });
}

import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { type Category, categories, type GameType, type Shelf } from '../categories.ts';
import { gameKey, type KnownCatalogue, type KnownGame, type ListedSupplier } from '../listing.ts';
import { indexInSlices, type SearchIndex } from '../search/index.ts';
import type { Sliced } from '../sliced.ts';
import { gamesOfCategory, popularFirst } from './category-rules.ts';
import { type GameEntry, type GameFilter, passes, toEntry } from './game-entry.ts';

/** A game as other modules know it. */
export interface CatalogueGame {
  id: number;
  supplier: SupplierName;
  externalId: string;
  variant: string;
  name: string;
  hasFreePlay: boolean;
  /** The game and its supplier are switched on. */
  isAvailable: boolean;
}

/** The whole catalogue at one moment, with every list ready to be cut into pages. */
export interface Snapshot {
  revision: bigint;
  providers: Record<GameType | Shelf, { id: number; slotPageName: string }[]>;
  list(category: Category, filter: GameFilter): readonly GameEntry[];
  /** Finds among those of a shelf that may be shown, the best ones first. */
  search(shelf: Shelf, text: string, mayShow: (entry: GameEntry) => boolean): GameEntry[];
  /** Undefined for one that cannot be shown. */
  entry(gameId: number): GameEntry | undefined;
  /** Those that are switched off too. */
  game(gameId: number): CatalogueGame | undefined;
  /** All of them, those that are switched off too. */
  games(): Iterable<CatalogueGame>;
  /** Those that count in a race that is running. */
  tournamentGames: ReadonlySet<number>;
  /** Without a variant, the first that has the id. */
  findGame(of: { supplier: SupplierName; externalId: string; variant?: string }): CatalogueGame | undefined;
  supplier(name: SupplierName): ListedSupplier | undefined;
}

const providersMax = 2 ** 20;
const nothing: readonly GameEntry[] = [];

const gamesEach = 200;

/** Takes its time, so that an answer takes none. */
export function* buildSnapshot({ suppliers, games }: KnownCatalogue, revision: bigint): Sliced<Snapshot> {
  const supplierByName = new Map(suppliers.map((supplier) => [supplier.name, supplier]));
  const gameById = new Map<number, CatalogueGame>();
  const byKey = new Map<string, CatalogueGame>();
  const entries = new Map<number, GameEntry>();
  for (const [at, known] of games.entries()) {
    if (at % gamesEach === 0) yield;
    const supplier = supplierByName.get(known.supplier);
    const isAvailable = known.isEnabled && supplier?.isEnabled === true;
    const game = toCatalogueGame(known, isAvailable);
    gameById.set(known.id, game);
    byKey.set(gameKey(known), game);
    const anyVariant = gameKey({ ...known, variant: '*' });
    if (!byKey.has(anyVariant)) byKey.set(anyVariant, game);
    if (isAvailable) entries.set(known.id, toEntry(known, supplier));
  }

  const shelves = new Map<Shelf, { entries: GameEntry[]; index: SearchIndex }>();
  const sorted = [...entries.values()].sort(popularFirst);
  for (const name of new Set(categories.map(({ shelf }) => shelf))) {
    const shelf = sorted.filter((entry) => entry.shelf === name);
    const index = yield* indexInSlices(shelf.map(({ card }) => ({ name: card.gameName, supplier: card.provider })));
    shelves.set(name, { entries: shelf, index });
  }
  const lists = yield* buildLists((name) => shelves.get(name)?.entries ?? nothing);

  return {
    revision,
    providers: {
      0: providersOf(suppliers, sorted.filter(isOfType(0))),
      1: providersOf(suppliers, sorted.filter(isOfType(1))),
      2: providersOf(suppliers, sorted.filter(isOfType(2))),
      casino: providersOf(suppliers, shelves.get('casino')?.entries ?? nothing),
      live: providersOf(suppliers, shelves.get('live')?.entries ?? nothing),
      slots: providersOf(suppliers, shelves.get('slots')?.entries ?? nothing),
      virtual: providersOf(suppliers, shelves.get('virtual')?.entries ?? nothing),
    },
    list: (category, filter) => lists.get(listKey(category, filter)) ?? nothing,
    search(name, text, mayShow) {
      const shelf = shelves.get(name);
      if (!shelf) return [];
      const at = (place: number) => shelf.entries[place] as GameEntry;
      return shelf.index.find(text, (place) => mayShow(at(place))).map(at);
    },
    entry: (gameId) => entries.get(gameId),
    game: (gameId) => gameById.get(gameId),
    games: () => gameById.values(),
    tournamentGames: new Set(games.filter(({ isInTournament }) => isInTournament).map(({ id }) => id)),
    findGame: ({ variant = '*', ...rest }) => byKey.get(gameKey({ ...rest, variant })),
    supplier: (name) => supplierByName.get(name),
  };
}

/** Every list that can be asked for, so that a page is a slice. */
function* buildLists(shelf: (name: Shelf) => readonly GameEntry[]): Sliced<Map<number, GameEntry[]>> {
  const lists = new Map<number, GameEntry[]>();
  function put(key: number, entry: GameEntry): void {
    const list = lists.get(key);
    if (list) list.push(entry);
    else lists.set(key, [entry]);
  }
  for (const category of categories) {
    yield;
    for (const entry of gamesOfCategory(category, shelf(category.shelf))) {
      entry.categoryBits |= 1 << category.number;
      for (const forMobile of [true, false]) {
        if (!passes(entry, { forMobile, providerId: 0 })) continue;
        put(listKey(category, { forMobile, providerId: 0 }), entry);
        put(listKey(category, { forMobile, providerId: entry.supplierId }), entry);
      }
    }
  }
  return lists;
}

function listKey({ gameType, number }: Category, { providerId, forMobile }: GameFilter): number {
  return ((gameType * 32 + number) * 2 + Number(forMobile)) * providersMax + providerId;
}

function isOfType(gameType: GameType): (entry: GameEntry) => boolean {
  return ({ game }) => game.gameType === gameType;
}

function providersOf(suppliers: ListedSupplier[], entries: readonly GameEntry[]) {
  const ids = new Set(entries.map(({ supplierId }) => supplierId));
  return suppliers
    .filter(({ id }) => ids.has(id))
    .map(({ id, slotPageName }) => ({ id, slotPageName }))
    .sort((one, other) => (one.slotPageName.toLowerCase() < other.slotPageName.toLowerCase() ? -1 : 1));
}

function toCatalogueGame(
  { id, supplier, externalId, variant, name, hasFreePlay }: KnownGame,
  isAvailable: boolean,
): CatalogueGame {
  return Object.freeze({ id, supplier, externalId, variant, name, hasFreePlay, isAvailable });
}

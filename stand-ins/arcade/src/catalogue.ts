import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { z } from 'zod';

const file = join(import.meta.dirname, '../../../brand/sandbox-games.json');
const schema = z.object({
  suppliers: z.array(z.object({ name: z.string(), slotPageName: z.string() })),
  games: z.array(
    z.object({
      supplier: z.string(),
      externalId: z.string(),
      name: z.string(),
      image: z.string(),
      gameType: z.int(),
      categories: z.array(z.int()),
    }),
  ),
});

export interface ListedGame {
  supplier: SupplierName;
  /** What the supplier's wire calls it. */
  game: string;
  title: string;
  /** The name of its picture, without an ending. */
  tile: string | undefined;
  supplierTitle: string;
  /** 2 is a slot. Undefined for a game that is on no list. */
  gameType: number | undefined;
  categories: readonly number[];
}

export interface Catalogue {
  find(supplier: SupplierName, game: string): ListedGame;
  of(supplier: SupplierName): ListedGame[];
  ofType(gameType: number): ListedGame[];
}

/** The suppliers' games as the sandbox's list names them. One that an operator has added is called as its wire calls it. */
export function readCatalogue(): Catalogue {
  const { suppliers, games } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const titles = new Map(suppliers.map(({ name, slotPageName }) => [name, slotPageName]));
  const listed = games.map(({ supplier, externalId, name, image, gameType, categories }) => ({
    supplier: supplier as SupplierName,
    game: externalId,
    title: name,
    tile: image.replace(/\.svg$/, ''),
    supplierTitle: titles.get(supplier) ?? supplier,
    gameType,
    categories,
  }));
  const byId = new Map<string, ListedGame>(listed.map((entry) => [`${entry.supplier} ${entry.game}`, entry]));
  return {
    find: (supplier, game) =>
      byId.get(`${supplier} ${game}`) ?? {
        supplier,
        game,
        title: game,
        tile: undefined,
        supplierTitle: titles.get(supplier) ?? supplier,
        gameType: undefined,
        categories: [],
      },
    of: (supplier) => listed.filter((entry) => entry.supplier === supplier),
    ofType: (gameType) => listed.filter((entry) => entry.gameType === gameType),
  };
}

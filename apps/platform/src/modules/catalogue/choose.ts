import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { lockRevision, readCatalogue } from './catalogue-store.ts';
import { type GameChoice, noChoice, statedCategories } from './choices.ts';
import { readChoices, saveGameChoice, saveSupplierChoice } from './choices-store.ts';

export type Chosen = 'chosen' | 'moved on' | 'unknown' | 'wrong category';

interface Choosing<Choice> {
  id: number;
  /** Of the choice that was before the operator; 0 where there was none. */
  basedOn: number;
  choice: Choice;
  /** Written with the change. */
  also(transaction: pg.PoolClient, before: Choice): Promise<void>;
}

/** Takes the place of what was chosen for the game before. Of two at once the second is refused. */
export function chooseForGame(pool: pg.Pool, { id, basedOn, choice, also }: Choosing<GameChoice>): Promise<Chosen> {
  return inTransaction(pool, async (transaction) => {
    await lockRevision(transaction);
    const game = (await readCatalogue(transaction)).games.find((one) => one.id === id);
    if (!game) return 'unknown';
    const known = new Set(statedCategories(game.gameType).map(({ number }) => number));
    if (choice.categories?.some((number) => !known.has(number))) return 'wrong category';
    const { version, ...before } = (await readChoices(transaction)).games.get(id) ?? noChoiceYet;
    if (version !== basedOn) return isSame(before, choice) ? 'chosen' : 'moved on';
    await saveGameChoice(transaction, { id, choice, version: version + 1 });
    await also(transaction, before);
    return 'chosen';
  });
}

const noChoiceYet = { ...noChoice, version: 0 };

const isSame = (one: GameChoice, other: GameChoice) =>
  one.isHidden === other.isHidden &&
  one.popularity === other.popularity &&
  one.hasDropsAndWins === other.hasDropsAndWins &&
  String(one.categories) === String(other.categories);

/** Hides all games of a supplier, or shows them again. */
export function chooseForSupplier(
  pool: pg.Pool,
  { id, basedOn, choice: { isHidden }, also }: Choosing<{ isHidden: boolean }>,
): Promise<Chosen> {
  return inTransaction(pool, async (transaction) => {
    await lockRevision(transaction);
    if (!(await isSupplier(transaction, id))) return 'unknown';
    const before = (await readChoices(transaction)).suppliers.get(id) ?? { isHidden: false, version: 0 };
    if (before.version !== basedOn) return before.isHidden === isHidden ? 'chosen' : 'moved on';
    await saveSupplierChoice(transaction, { id, isHidden, version: before.version + 1 });
    await also(transaction, { isHidden: before.isHidden });
    return 'chosen';
  });
}

async function isSupplier(db: Queryable, id: number): Promise<boolean> {
  return (await readCatalogue(db)).suppliers.some((supplier) => supplier.id === id);
}

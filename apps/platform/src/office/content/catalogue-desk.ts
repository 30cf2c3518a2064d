import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';

type CatalogueCalls = Extract<keyof OfficeHandlers, `${string} Catalogue/${string}`>;

const gamesMax = 100;

/** Which games players find, and where they stand. */
export function catalogueDesk(deps: OfficeDeps): Pick<OfficeHandlers, CatalogueCalls> {
  const { catalogue, audit } = deps;
  return {
    async 'GET Catalogue/Games'({ query, context: { staff } }) {
      return success(await readGames(deps, { ...query, mayChoose: staff.permissions.includes('content.publish') }));
    },
    async 'POST Catalogue/SetGame'({ context, body: { id, basedOn, comment, ...choice } }) {
      const entry = entryOf(context, { action: 'set a game', subject: `game ${id}`, reason: comment });
      const outcome = await catalogue.chooseForGame({
        ...{ id, basedOn, choice },
        also: (transaction, before) => audit.record({ ...entry, before, after: choice }, transaction),
      });
      if (outcome === 'wrong category') return refuse('INCORRECT_PARAMETER_VALUE', { message: 'WRONG_CATEGORY' });
      return answerTo(outcome);
    },
    async 'POST Catalogue/SetSupplier'({ context, body: { id, basedOn, isHidden, comment } }) {
      const entry = entryOf(context, { action: 'set a supplier', subject: `supplier ${id}`, reason: comment });
      const outcome = await catalogue.chooseForSupplier({
        ...{ id, basedOn, choice: { isHidden } },
        also: (transaction, before) => audit.record({ ...entry, before, after: { isHidden } }, transaction),
      });
      return answerTo(outcome);
    },
  };
}

function entryOf(context: Signed, about: { action: string; subject: string; reason: string }) {
  return { ...actorOf(context), ...about, outcome: 'done' } as const;
}

function answerTo(outcome: string) {
  if (outcome === 'unknown') return refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
  if (outcome === 'moved on') return refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
  return success({ message: 'SET' });
}

interface GamesWish {
  text?: string | undefined;
  /** Its number. */
  supplier?: number | undefined;
  mayChoose: boolean;
}

async function readGames({ catalogue }: OfficeDeps, { text = '', supplier, mayChoose }: GamesWish) {
  const { suppliers, games, choices } = await catalogue.readListed();
  const byName = new Map(suppliers.map((one) => [one.name, one]));
  const actions = mayChoose ? ['choose' as const] : [];
  const wanted = text.toLowerCase();
  const found = games
    .filter((game) => game.name.toLowerCase().includes(wanted))
    .filter((game) => supplier === undefined || byName.get(game.supplier)?.id === supplier)
    .map((game) => {
      const { version, ...choice } = choices.games.get(game.id) ?? { ...catalogue.noChoice, version: 0 };
      const { id, name, popularity, categories, hasDropsAndWins } = game;
      return {
        ...{ id, name, choice, version, actions, isListed: game.isEnabled },
        supplier: byName.get(game.supplier)?.slotPageName ?? game.supplier,
        isShown: catalogue.game(id)?.isAvailable === true,
        listed: { popularity, categories, hasDropsAndWins },
        categories: catalogue.statedCategories(game.gameType),
      };
    })
    .sort((one, other) => popularityOf(other) - popularityOf(one) || one.id - other.id);
  return {
    games: found.slice(0, gamesMax),
    found: found.length,
    suppliers: suppliers.map(({ id, slotPageName, isEnabled, name }) => ({
      ...{ id, name: slotPageName, isListed: isEnabled, actions },
      ...(choices.suppliers.get(id) ?? { isHidden: false, version: 0 }),
      games: games.filter((game) => game.supplier === name).length,
    })),
  };
}

const popularityOf = ({ choice, listed }: { choice: { popularity: number | null }; listed: { popularity: number } }) =>
  choice.popularity ?? listed.popularity;

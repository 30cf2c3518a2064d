import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { writeAudit } from './audit-store.ts';
import { problemsOf, type RaceProblem, type RaceTerms } from './race-problems.ts';
import type { RacesDeps } from './races-deps.ts';
import { insertRace, readNow } from './races-store.ts';
import { insertTerms } from './terms-store.ts';

export type NewRace = RaceTerms & {
  actor: string;
  /** Runs in the transaction of a draft that is made. */
  also?(transaction: pg.PoolClient, id: number): Promise<void>;
};

export type CreateOutcome =
  | { outcome: 'created'; id: number }
  | { outcome: 'suffix is taken' }
  | { outcome: 'wrong'; problems: RaceProblem[] };

/** Makes a draft, which players do not see. */
export async function createRace(
  { pool, games }: Pick<RacesDeps, 'pool' | 'games'>,
  { actor, also, ...terms }: NewRace,
): Promise<CreateOutcome> {
  assert(actor.length > 0, 'the audit needs the actor');
  const now = await readNow(pool);
  const isGame = (id: number) => games.game(id) !== undefined;
  const problems = problemsOf(terms, { now, isGame, isWhole: (ids) => isWhole(games, ids) });
  if (problems.length > 0) return { outcome: 'wrong', problems };
  const { gameIds, texts, ...told } = terms;
  const { prizesMinor, ...race } = told;
  const prizePoolMinor = prizesMinor.reduce((sum, prize) => sum + prize, 0n);
  return inTransaction(pool, async (client): Promise<CreateOutcome> => {
    const id = await insertRace(client, { ...race, prizePoolMinor });
    if (id === undefined) return { outcome: 'suffix is taken' };
    await insertTerms(client, id, { prizesMinor, texts, games: gameIds.map((gameId) => gameOf(games, gameId)) });
    await writeAudit(client, id, { actor, action: 'create', after: { ...told, gameIds } });
    await also?.(client, id);
    return { outcome: 'created', id };
  });
}

/**
 * A stake's entry names the game as its supplier does, and not the variant: games that share a name count together. So they are
 * in a race together or not at all.
 */
function isWhole(games: RacesDeps['games'], gameIds: number[]): boolean {
  const nameOf = ({ supplier, externalId }: { supplier: string; externalId: string }) => `${supplier} ${externalId}`;
  const chosen = new Set(gameIds);
  const names = new Set(gameIds.flatMap((id) => games.game(id) ?? []).map(nameOf));
  for (const game of games.games()) {
    if (names.has(nameOf(game)) && !chosen.has(game.id)) return false;
  }
  return true;
}

function gameOf(games: RacesDeps['games'], gameId: number) {
  const game = games.game(gameId);
  assert(game, 'a game that was known stays known');
  const { supplier, externalId, variant } = game;
  return { gameId, supplier, externalId, variant };
}

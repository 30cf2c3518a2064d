import { outcomesOfByte } from '@harmattan/fair/jackpot/columns';
import { choiceOf, type Kind, type Score } from './kind.ts';

export interface Game {
  position: number;
  isReserve: boolean;
  isCancelled: boolean;
  result: Score | undefined;
}

/** More games than this without a reserve for them, and the jackpot is void. */
const cancelledMax = 2;

/**
 * Which games count: those that take place, and for each that was cancelled the first reserve that is left. A game that has
 * no reserve is given: it counts as right on every ticket, up to two of them. With more the jackpot is void, and none is.
 */
export function countingGames<Any extends Game>(games: Any[]): { games: Any[]; given: Any[]; isVoid: boolean } {
  const inOrder = games.toSorted((one, other) => one.position - other.position);
  const counting = inOrder.filter(({ isReserve, isCancelled }) => !isReserve && !isCancelled);
  const missing = inOrder.filter(({ isReserve, isCancelled }) => !isReserve && isCancelled);
  const reserves = inOrder.filter(({ isReserve, isCancelled }) => isReserve && !isCancelled).slice(0, missing.length);
  const withoutReserve = missing.slice(reserves.length);
  const isVoid = withoutReserve.length > cancelledMax;
  return { games: [...counting, ...reserves], given: isVoid ? [] : withoutReserve, isVoid };
}

/** Whether one of a ticket's picks for a game is right. Undefined while the game has no result. */
export function isHit(kind: Kind, game: Game, picks: Uint8Array): boolean | undefined {
  if (!game.result) return undefined;
  const { position, result } = game;
  return kind === '1x2'
    ? outcomesOfByte(picks[position] as number).includes(choiceOf(result))
    : picks[2 * position] === result.score1 && picks[2 * position + 1] === result.score2;
}

/** How far the best column of a ticket has come. */
export function standingOf(kind: Kind, games: Game[], picks: Uint8Array): { hits: number; decided: number } {
  const { games: counting, given } = countingGames(games);
  const told = counting.map((game) => isHit(kind, game, picks));
  return {
    hits: given.length + told.filter((hit) => hit === true).length,
    decided: given.length + told.filter((hit) => hit !== undefined).length,
  };
}

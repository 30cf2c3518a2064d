import type { Outcome } from '@harmattan/fair/jackpot/columns';

/** How games are told on a ticket: by who wins, or by the exact score. */
export type Kind = '1x2' | 'score';

const resultTypeId = 10;

export function kindOf(typeId: number): Kind {
  return typeId === resultTypeId ? '1x2' : 'score';
}

/** How many games count, without the reserves. */
export function gamesOf(typeId: number): number {
  return kindOf(typeId) === '1x2' ? 13 : 6;
}

export interface Score {
  score1: number;
  score2: number;
}

export function choiceOf({ score1, score2 }: Score): Outcome {
  if (score1 === score2) return 2;
  return score1 > score2 ? 1 : 3;
}

/** The bytes that a pick has on a ticket when it is right. */
export function bytesOf(kind: Kind, score: Score): number[] {
  return kind === '1x2' ? [choiceOf(score)] : [score.score1, score.score2];
}

export function bytesPerGame(kind: Kind): number {
  return kind === '1x2' ? 1 : 2;
}

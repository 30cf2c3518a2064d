import { marketDay } from '@harmattan/kernel/market-time';
import type { MarkersDeps } from './markers-deps.ts';
import { findScored, listScored } from './markers-store.ts';
import { addDays, type HarmLevel, type PlayerFacts, type Score, scoreOn, windowDays } from './score.ts';
import { readPlayers } from './score-players.ts';

export interface ListedScore {
  playerId: bigint;
  caseId: bigint | null;
  score: Score;
}

/** Players above the low level, each with what the score is made of. Those with the most points first. */
export async function listScores(deps: MarkersDeps, level: HarmLevel | undefined): Promise<ListedScore[]> {
  const rows = await listScored(deps.pool, { level, limit: listMax });
  const today = marketDay(deps.clock.now());
  const from = addDays(today, 1 - windowDays(deps.rules));
  const facts = await readPlayers(deps, deps.pool, { playerIds: rows.map(({ player_id }) => player_id), from });
  return rows.map(({ player_id: playerId, case_id: caseId }) => ({
    ...{ playerId, caseId, score: scoreOn(deps.rules, today, facts.get(playerId) as PlayerFacts) },
  }));
}

/** How far back the score is shown. */
const shownDays = 56;
const listMax = 200;

export interface PlayerScores {
  caseId: bigint | null;
  today: Score;
  /** The oldest first, each from the facts up to its day. */
  days: { day: string; points: number; level: Score['level'] }[];
}

/** A player's score of each day, from the facts that are kept. Undefined for a player of whom nothing is known. */
export async function readScores(deps: MarkersDeps, playerId: bigint): Promise<PlayerScores | undefined> {
  const scored = await findScored(deps.pool, playerId);
  if (!scored) return undefined;
  const today = marketDay(deps.clock.now());
  const from = addDays(today, 1 - shownDays - windowDays(deps.rules));
  const facts = (await readPlayers(deps, deps.pool, { playerIds: [playerId], from })).get(playerId);
  const all = facts ?? { journal: new Map(), others: new Map() };
  const days = Array.from({ length: shownDays }, (_, at) => addDays(today, at + 1 - shownDays));
  return {
    caseId: scored.case_id,
    today: scoreOn(deps.rules, today, all),
    days: days.map((day) => {
      const { points, level } = scoreOn(deps.rules, day, all);
      return { day, points, level };
    }),
  };
}

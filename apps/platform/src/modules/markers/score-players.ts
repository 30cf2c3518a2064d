import { marketDay } from '@harmattan/kernel/market-time';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { explain } from './explain.ts';
import type { MarkersDeps } from './markers-deps.ts';
import { lockStale, readFacts, type ScoredRow, saveScore } from './markers-store.ts';
import { addDays, type PlayerFacts, type Score, scoreOn, windowDays } from './score.ts';

/** In one transaction. */
const playersMax = 50;
const dayMs = 86_400_000;

/** Scores players of whom something new is known, with what follows from it. Whether there may be more. */
export async function scoreNext(deps: MarkersDeps): Promise<boolean> {
  const count = await inTransaction(deps.pool, async (transaction) => {
    const players = await lockStale(transaction, playersMax);
    if (players.length === 0) return 0;
    const day = marketDay(deps.clock.now());
    const from = addDays(day, 1 - windowDays(deps.rules));
    const facts = await readPlayers(deps, transaction, { playerIds: players.map(({ player_id }) => player_id), from });
    for (const player of players) {
      const score = scoreOn(deps.rules, day, facts.get(player.player_id) as PlayerFacts);
      await follow(deps, transaction, { player, score, day });
    }
    return players.length;
  });
  if (count > 0) deps.outbox.wake();
  return count === playersMax;
}

/** All facts of these players from a day on. */
export async function readPlayers(
  deps: Pick<MarkersDeps, 'readOthers'>,
  db: pg.PoolClient | pg.Pool,
  asked: { playerIds: bigint[]; from: string },
): Promise<Map<bigint, PlayerFacts>> {
  const journal = await readFacts(db, asked);
  const others = await deps.readOthers(db, asked);
  return new Map(
    asked.playerIds.map((playerId) => [
      playerId,
      { journal: journal.get(playerId) ?? new Map(), others: others.get(playerId) ?? new Map() },
    ]),
  );
}

/** A high score that has risen goes into the player's case; at the middle level the player gets a message. */
async function follow(
  deps: MarkersDeps,
  transaction: pg.PoolClient,
  { player, score, day }: { player: ScoredRow; score: Score; day: string },
): Promise<void> {
  const { player_id: playerId, advised_at, case_id } = player;
  const { points, level } = score;
  const hasRisen = level === 'high' && (player.level !== 'high' || points > player.points);
  const caseId = hasRisen
    ? await deps.fileCase(transaction, { playerId, caseId: case_id, text: explain(score) })
    : case_id;
  const now = deps.clock.now();
  const mayAdvise = !advised_at || now.getTime() - advised_at.getTime() >= deps.rules.messageDays * dayMs;
  const isAdvised = level === 'middle' && mayAdvise;
  if (isAdvised) {
    const payload = { playerId: String(playerId), day };
    await deps.outbox.record(transaction, { topic: 'markers.advice', payload });
  }
  await saveScore(transaction, { playerId, points, level, day, isAdvised, caseId });
}

import type pg from 'pg';
import type { Turnover, TurnoverChanges, TurnoverMark } from '../../turnover/index.ts';
import { inFeedTransaction } from '../../wallet/index.ts';
import { beginScores, listTallies, moveOn, readState, type ScoredTally, setScores } from './scoring-store.ts';
import { forgetSteps, insertStep, lockFolders } from './steps-store.ts';

export interface ScoringDeps {
  pool: pg.Pool;
  turnover: Turnover;
}

/** A race that is counted from its start may have a million players. The database ends a longer look, also one whose process stands still. */
const countLimits = { timeoutMs: 600_000, idleMs: 60_000 };
/** Without a race, slices of the journal are passed over. */
const idleRestMs = 10_000;

/**
 * One look at the journal: what was staked and undone since the last one becomes a step, and the mark moves on in the same
 * commit. Killed anywhere, it has not been. Answers whether it looked.
 */
export async function scoreOnce(deps: ScoringDeps, { restMs }: { restMs: number }): Promise<boolean> {
  const listed = await listTallies(deps.pool);
  const isCounting = listed.some(({ isCounted }) => !isCounted) || (await deps.turnover.mark()) === undefined;
  const limits = listed.length > 0 && isCounting ? countLimits : undefined;
  return inFeedTransaction(
    deps.pool,
    async (client) => {
      const { isRested } = await readState(client, listed.length > 0 ? restMs : idleRestMs);
      if (!isRested) return false;
      const tallies = await listTallies(client);
      const next = await deps.turnover.next(client, { isSkipped: tallies.length === 0 });
      if (!next) return false;
      const revision = await moveOn(client);
      const known = tallies.filter(({ isCounted }) => isCounted && !next.isFirst);
      const changes = await deps.turnover.changes(next, known);
      await writeSteps(deps, client, { mark: next.to, revision, tallies: known, changes });
      for (const tally of tallies) {
        if (!known.includes(tally)) await countAnew(deps, client, { mark: next.to, revision, tally });
      }
      return tallies.length > 0;
    },
    limits,
  );
}

/** Who had a stake undone has reached what is left with an earlier one, which has to be looked for. */
async function writeSteps(
  { turnover }: ScoringDeps,
  client: pg.PoolClient,
  of: { mark: TurnoverMark; revision: bigint; tallies: ScoredTally[]; changes: TurnoverChanges },
): Promise<void> {
  const { mark, revision, tallies } = of;
  const { staked, undone } = of.changes;
  const latest = undone.length === 0 ? [] : await turnover.latest(mark, tallies, undone);
  const nameOf = ({ tallyId, playerId }: { tallyId: number; playerId: bigint }) => `${tallyId} ${playerId}`;
  const latestOf = new Map(latest.map((found) => [nameOf(found), found.latestUs]));
  for (const { id: raceId } of tallies) {
    const exact = undone
      .filter(({ tallyId }) => tallyId === raceId)
      .map((change) => ({
        playerId: change.playerId,
        changeMinor: -change.amountMinor,
        reachedUs: latestOf.get(nameOf(change)) ?? 0n,
      }));
    const stakes = staked.find(({ tallyId }) => tallyId === raceId);
    if (stakes || exact.length > 0) await insertStep(client, { raceId, revision, staked: stakes, exact });
  }
}

async function countAnew(
  { turnover }: ScoringDeps,
  client: pg.PoolClient,
  { mark, revision, tally }: { mark: TurnoverMark; revision: bigint; tally: ScoredTally },
): Promise<void> {
  await lockFolders(client);
  await forgetSteps(client, tally.id);
  await beginScores(client, tally.id, revision);
  for await (const players of turnover.count(mark, tally)) await setScores(client, tally.id, players);
}

import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { boundTransaction } from '../../../plumbing/db/bound-transaction.ts';
import type { TurnoverChanges, TurnoverMark, Wallet } from '../../wallet/index.ts';
import {
  beginScores,
  listTallies,
  moveOn,
  readState,
  type ScoredTally,
  setScores,
  tryLockScorers,
} from './scoring-store.ts';
import { forgetSteps, insertStep, lockFolders } from './steps-store.ts';

export interface ScoringDeps {
  pool: pg.Pool;
  wallet: Pick<Wallet, 'turnover'>;
}

/** The database ends a look that takes longer, also one whose process stands still: another process scores then. */
const lookMaxMs = 600_000;
const standstillMaxMs = 60_000;
/**
 * One look at the journal: what was staked and undone since the last one becomes a step, and the mark moves on in the same
 * commit. Killed anywhere, it has not been. Answers whether it looked.
 */
export async function scoreOnce(deps: ScoringDeps, { restMs }: { restMs: number }): Promise<boolean> {
  if ((await listTallies(deps.pool)).length === 0) return false;
  return inTransaction(deps.pool, async (client) => {
    await client.query(boundTransaction({ timeoutMs: lookMaxMs, idleMs: standstillMaxMs }));
    if (!(await tryLockScorers(client))) return false;
    const state = await readState(client, restMs);
    if (!state.isRested) return false;
    const tallies = await listTallies(client);
    const known = tallies.filter(({ isCounted }) => isCounted);
    const { mark, changes } = await deps.wallet.turnover.since(state.mark, known);
    if (changes === 'not yet') {
      await moveOn(client, { from: state.mark, mark, revision: state.revision });
      return true;
    }
    const revision = state.revision + 1n;
    const isTold = changes !== 'unknown';
    if (isTold) await writeSteps(deps, client, { mark, revision, tallies: known, changes });
    for (const tally of tallies) {
      if (!isTold || !tally.isCounted) await countAnew(deps, client, { mark, revision, tally });
    }
    await moveOn(client, { from: state.mark, mark, revision });
    return true;
  });
}

/** Who had a stake undone has reached what is left with an earlier one, which has to be looked for. */
async function writeSteps(
  { wallet }: ScoringDeps,
  client: pg.PoolClient,
  of: { mark: TurnoverMark; revision: bigint; tallies: ScoredTally[]; changes: TurnoverChanges },
): Promise<void> {
  const { mark, revision, tallies } = of;
  const { staked, undone } = of.changes;
  const latest = undone.length === 0 ? [] : await wallet.turnover.latest(mark, tallies, undone);
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
  { wallet }: ScoringDeps,
  client: pg.PoolClient,
  { mark, revision, tally }: { mark: TurnoverMark; revision: bigint; tally: ScoredTally },
): Promise<void> {
  await lockFolders(client);
  await forgetSteps(client, tally.id);
  await beginScores(client, tally.id, revision);
  for await (const players of wallet.turnover.count(mark, tally)) await setScores(client, tally.id, players);
}

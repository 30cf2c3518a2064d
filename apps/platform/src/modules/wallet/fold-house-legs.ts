import type pg from 'pg';
import { drawNumber, readHorizon } from './turnover-statements.ts';
import {
  correctCheckpoints,
  type FoldMark,
  insertCheckpoints,
  readFoldMark,
  readNewestCheckpoint,
  writeFoldMark,
} from './wallet-store.ts';

/** A clock that is set back by less does no harm. */
const slackUs = 10_000_000n;

/**
 * Sums the legs to which no transaction can add any more. Neither a statement's time limit nor a clock bounds a commit: it may wait
 * for a standby for hours. So the fold draws a transaction number and notes the time before. Each transaction with a later number
 * takes its time after that number. Once all transactions with earlier numbers have ended, no leg from before the time is missing.
 */
export async function foldHouseLegs(pool: pg.Pool): Promise<void> {
  const stored = await readFoldMark(pool);
  const drawn = await draw(pool);
  const { horizon, end } = await lookAtHorizon(pool);
  // The clock was set back: legs from now on are older than the checkpoint, which was to have all of those.
  if (((await readNewestCheckpoint(pool)) ?? 0n) > drawn.us) await correctCheckpoints(pool);
  const known = stored && stored.us <= drawn.us && stored.number < end ? stored : undefined;
  const passed = [drawn, known].find((mark) => mark && mark.number < horizon);
  if (passed) await insertCheckpoints(pool, passed.us - slackUs);
  if (!known || known.number < horizon) await writeFoldMark(pool, drawn);
}

async function draw(pool: pg.Pool): Promise<FoldMark> {
  const { rows } = await pool.query<{ us: bigint; number: string }>(drawNumber);
  const { us, number } = rows[0] as { us: bigint; number: string };
  return { us, number: BigInt(number) };
}

async function lookAtHorizon(pool: pg.Pool): Promise<{ horizon: bigint; end: bigint }> {
  const { rows } = await pool.query<{ horizon: string; end: string }>(readHorizon);
  const { horizon, end } = rows[0] as { horizon: string; end: string };
  return { horizon: BigInt(horizon), end: BigInt(end) };
}

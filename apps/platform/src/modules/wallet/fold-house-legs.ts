import type pg from 'pg';
import { lookAtHorizon } from './look-at-horizon.ts';
import {
  correctCheckpoints,
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
  const { horizon, end, drawn: number, drawnUs: us } = await lookAtHorizon(pool);
  const drawn = { number, us };
  // The clock was set back: legs from now on are older than the checkpoint, which was to have all of those.
  if (((await readNewestCheckpoint(pool)) ?? 0n) > drawn.us) await correctCheckpoints(pool);
  const known = stored && stored.us <= drawn.us && stored.number < end ? stored : undefined;
  const passed = [drawn, known].find((mark) => mark && mark.number < horizon);
  if (passed) await insertCheckpoints(pool, passed.us - slackUs);
  if (!known || known.number < horizon) await writeFoldMark(pool, drawn);
}

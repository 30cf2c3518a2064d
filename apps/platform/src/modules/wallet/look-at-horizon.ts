import type pg from 'pg';
import type { Look } from './turnover-mark.ts';
import { drawNumber, readHorizon } from './turnover-statements.ts';

/** Draws a transaction number, notes the time before, and then reads below which number every transaction has ended. */
export async function lookAtHorizon(pool: pg.Pool): Promise<Look> {
  const { us, number } = await ask<{ us: bigint; number: string }>(pool, drawNumber);
  const { horizon, end } = await ask<{ horizon: string; end: string }>(pool, readHorizon);
  return { horizon: BigInt(horizon), end: BigInt(end), drawn: BigInt(number), drawnUs: us };
}

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row> {
  return (await pool.query<Row>(text)).rows[0] as Row;
}

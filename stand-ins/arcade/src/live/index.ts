import type { Queryable } from '@harmattan/process/transaction';
import type { Told } from '../games/game.ts';
import { findOpenSpin } from './spins-store.ts';

export { createLive, type Live } from './live.ts';
export type { LiveTable } from './live-table.ts';
export { nameOf } from './live-table.ts';
export type { Snapshot } from './snapshot.ts';
export type { Spin } from './spin.ts';
export { spinRandom } from './spin-random.ts';
export { findTableAt, liveTables } from './tables.ts';

/** The turn that is taking bets at a table, as far as anybody may know it. Undefined: none is, and a stake has to be refused. */
export async function openSpin(
  db: Queryable,
  tableName: string,
): Promise<{ id: bigint; number: number; closesAt: Date; setup: Told } | undefined> {
  const spin = await findOpenSpin(db, tableName);
  return spin && { id: spin.id, number: spin.number, closesAt: spin.closesAt, setup: spin.setup };
}

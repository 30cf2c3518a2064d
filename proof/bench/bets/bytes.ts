import type { BenchPlayer } from '../../worlds/players.ts';
import type { BenchDatabase } from '../stakes/database.ts';
import { putLoad } from '../stakes/processes.ts';
import { makeSeats } from '../suppliers/make-seats.ts';

const seconds = 5;
const supplier = 'betsolutions';

/** What a stake and its win over a supplier's wire take in the database for good, over all tables and indexes. */
export async function measureBytes(database: BenchDatabase, address: string, players: BenchPlayer[]): Promise<number> {
  const seats = await makeSeats(database.ownerUrl, players, supplier);
  const order = { address, path: '', language: supplier, players: seats, callers: seats.length, seconds } as const;
  // Pages that are half empty, and what a first seat writes, are there before.
  await putLoad({ ...order, run: crypto.randomUUID().slice(0, 8) });
  const before = await sizeOf(database);
  await putLoad({ ...order, run: crypto.randomUUID().slice(0, 8) });
  const after = await sizeOf(database);
  return (after.bytes - before.bytes) / ((after.entries - before.entries) / 2);
}

async function sizeOf(database: BenchDatabase): Promise<{ bytes: number; entries: number }> {
  return {
    bytes: Number(await database.value('select pg_database_size(current_database())')),
    entries: Number(await database.value('select count(*) from wallet.journal')),
  };
}

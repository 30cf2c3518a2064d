import { batchCalls } from '@harmattan/process/batch-calls';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Launch, Seat } from './seat.ts';
import { deleteOldSeats, findSeatsBySecret } from './seats-store.ts';
import { hashOf, type SeatDeps, type Taken, takeSeat } from './take-seat.ts';

export type { Launch, Seat } from './seat.ts';
export { findSeat, lockPlayMoney, setPlayMoney } from './seats-store.ts';
export { wayBackOf } from './way-back.ts';

const keepDays = 30;
const secretShape = /^[\w-]{43}$/;

/** Who sits where. A seat is known to the browser by its secret and by nothing else. */
export interface Seats {
  take(supplier: SupplierName, launch: Launch): Promise<Taken>;
  bySecret(secret: string): Promise<Seat | undefined>;
  forgetOld(): Promise<void>;
}

export function createSeats(deps: SeatDeps): Seats {
  const findByHash = batchCalls((hashes: Buffer[]) => findSeatsBySecret(deps.pool, hashes));
  return {
    take: (supplier, launch) => takeSeat(deps, supplier, launch),
    bySecret: async (secret) => (secretShape.test(secret) ? findByHash(hashOf(secret)) : undefined),
    forgetOld: () => deleteOldSeats(deps.pool, keepDays),
  };
}

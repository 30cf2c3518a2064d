import type { BookTrading } from '../modules/book-trading/index.ts';
import { listWaitingCases } from '../modules/cases/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import { listWaitingJackpots } from '../modules/jackpot/index.ts';
import { listWaitingRaces } from '../modules/races/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import { createWaiting, type Waiting } from '../modules/waiting/index.ts';
import type { Games } from './games.ts';
import type { Ground } from './ground.ts';
import type { Payments } from './payments.ts';
import type { Players } from './players.ts';

interface WaitingDoors extends Pick<Players, 'identity'>, Pick<Games, 'suppliers'> {
  cashier: Payments;
  bookTrading: Pick<BookTrading, 'waitingForOperator'>;
  compliance: Pick<Compliance, 'waitingForOperator'>;
  verification: Pick<Verification, 'waitingForOperator'>;
}

/** Everything that waits for the operator, of all modules. */
export function createWaitingList(
  { database }: Ground,
  { cashier, suppliers, identity, bookTrading, compliance, verification }: WaitingDoors,
): Waiting {
  return createWaiting([
    cashier.waitingForOperator,
    () => listWaitingJackpots(database.pool),
    () => listWaitingRaces(database.pool),
    suppliers.waitingForOperator,
    () => suppliers.unfinished.waitingForOperator(),
    identity.waitingForOperator,
    () => listWaitingCases(database.pool),
    bookTrading.waitingForOperator,
    compliance.waitingForOperator,
    verification.waitingForOperator,
  ]);
}

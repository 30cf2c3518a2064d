import type { CashierDeps, Proof, StepUpProblem } from './cashier-deps.ts';
import type { Destination } from './payment-port.ts';
import { isKnownDestination } from './store/send-waits.ts';

interface Session {
  sessionId: string;
  playerId: bigint;
}

/**
 * The holder of a session proves once more to be the player before money goes to a bank account that the player was never paid to. Mobile money
 * goes to the player's own number, which a thief cannot change.
 */
export async function confirmDestination(
  deps: CashierDeps,
  { session, destination, proof }: { session: Session; destination: Destination; proof: Proof },
): Promise<'confirmed' | StepUpProblem> {
  if (destination.kind !== 'bank') return 'confirmed';
  if (await isKnownDestination(deps.pool, { playerId: session.playerId, destination })) return 'confirmed';
  return deps.confirmPlayer(session, proof);
}

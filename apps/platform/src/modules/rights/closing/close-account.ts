import type pg from 'pg';
import type { RightsDeps } from '../rights-deps.ts';
import { insertClosing } from './closing-store.ts';

const switches = ['sign-in', 'deposit', 'play', 'marketing'] as const;

/** What keeps an account from being closed. */
export interface Obstacles {
  availableMinor: bigint;
  /** For withdrawals and bets that are under way, and above a limit. */
  heldMinor: bigint;
  payments: number;
  bets: number;
}

type Confirmation = Awaited<ReturnType<RightsDeps['confirmPlayer']>>;

export type CloseOutcome =
  | { outcome: 'closed' }
  | { outcome: 'not yet'; obstacles: Obstacles }
  | { outcome: 'not confirmed'; confirmation: Exclude<Confirmation, 'confirmed'> };

export const isFree = ({ availableMinor, heldMinor, payments, bets }: Obstacles): boolean =>
  availableMinor === 0n && heldMinor === 0n && payments === 0 && bets === 0;

/**
 * Closes the account for good, in one transaction with its switches: the balance is locked meanwhile, so that no money comes between. What the law does not
 * keep is erased with it; the rest has its date.
 */
export async function closeAccount(
  deps: RightsDeps,
  session: { sessionId: string; playerId: bigint },
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<CloseOutcome> {
  const { playerId } = session;
  const before = await deps.closing.obstaclesOf(deps.pool, playerId);
  if (!isFree(before)) return { outcome: 'not yet', obstacles: before };
  const confirmation = await deps.confirmPlayer(session, proof);
  if (confirmation !== 'confirmed') return { outcome: 'not confirmed', confirmation };
  // While the session is still there.
  await deps.recordRight(session, 'closing confirmed');
  let obstacles = before;
  let numberKeptUntil: Date | null = null;
  const isClosed = await deps.closing.turnOff({
    ...{ playerId, switches, source: 'player', by: 'player', until: null, playerText: null },
    reason: 'the player closed the account',
    async isAllowed(transaction) {
      obstacles = await deps.closing.obstaclesOf(transaction, playerId);
      if (!isFree(obstacles)) return false;
      numberKeptUntil = await deps.closing.numberKeptUntil(transaction, playerId);
      return true;
    },
    also: (transaction) => forget(deps, transaction, { playerId, numberKeptUntil }),
  });
  return isClosed ? { outcome: 'closed' } : { outcome: 'not yet', obstacles };
}

async function forget(
  { closing }: RightsDeps,
  transaction: pg.PoolClient,
  { playerId, numberKeptUntil }: { playerId: bigint; numberKeptUntil: Date | null },
): Promise<void> {
  const userName = await closing.closeIdentity(transaction, playerId);
  // Two requests at once: the second one finds it done.
  if (userName === undefined) return;
  for (const forgetOne of closing.forgetAtOnce) await forgetOne(transaction, playerId);
  await insertClosing(transaction, { playerId, userName, keepYears: closing.keepYears, numberKeptUntil });
}

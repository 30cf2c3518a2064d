import type { Minor } from '@harmattan/kernel/money';
import { type CountedTarget, countedBy, msOf, refusalBy, roomFor } from './limits.ts';
import type { Answer, Operation } from './operations.ts';

/** What the rules look at, read under the account's lock. */
export interface Circumstances {
  now: Date;
  account: {
    available: Minor;
    held: Minor;
    sessionEpoch: number;
    excludedUntil: Date | null;
    /** In the windows of this instant. Null: the account has none. */
    limits: bigint[] | null;
  };
  /** What the legs before it in its group stake. */
  stakedBefore: Minor;
  /** The player's own accepted entry that the operation refers to; for a win of a round, a stake that is left of it. */
  target: CountedTarget | undefined;
  hold: { remaining: Minor; state: 'open' | 'closed' } | undefined;
  /** Whether the entry itself or its round was reversed before it came or, for a win and a reversal, its target was. */
  isReversed: boolean;
  /** Whether the target or its round has an accepted credit that was not reversed. */
  isSettled: boolean;
  /** Whether the target or its round was closed by an accepted credit that was not reversed. */
  isFinished: boolean;
}

export interface Decision {
  status: Exclude<Answer['status'], 'conflict'>;
  /** What the house receives. */
  houseChange: Minor;
  heldChange: Minor;
}

/** The rules of the batch statement once more, one operation at a time. Each engine is the other's proof. */
export function decide(operation: Operation, about: Circumstances): Decision {
  const status = judge(operation, about);
  return status === 'ok' ? { status, ...changes(operation, about) } : { status, houseChange: 0n, heldChange: 0n };
}

function judge(operation: Operation, about: Circumstances): Decision['status'] {
  const refusal = refusalOf(operation, about);
  if (refusal) return refusal;
  const { houseChange, heldChange } = changes(operation, about);
  const takenMinor = houseChange + heldChange;
  // An account below zero accepts credits and refunds; only an operation that takes money needs a sufficient balance.
  const isShort = takenMinor > 0n && about.account.available < takenMinor;
  return isShort && !(operation.kind === 'debit' && operation.evenIfShort) ? 'insufficient' : 'ok';
}

function refusalOf(operation: Operation, about: Circumstances): Decision['status'] | undefined {
  const { account, target, hold, now } = about;
  switch (operation.kind) {
    case 'debit':
    case 'hold':
      if (about.isReversed) return 'reversed';
      if (operation.sessionEpoch !== undefined && operation.sessionEpoch < account.sessionEpoch) return 'session';
      if (operation.isStake && account.excludedUntil && account.excludedUntil > now) return 'excluded';
      if (operation.notAfter && operation.notAfter <= now) return 'late';
      if (!operation.isStake || !account.limits) return undefined;
      return refusalBy(account.limits, { at: msOf(now), stakedMinor: about.stakedBefore + stakedBy(operation) });
    case 'credit':
      if (operation.of !== undefined && !target) return 'unknown';
      if (about.isReversed) return 'reversed';
      return about.isFinished ? 'finished' : undefined;
    case 'draw':
    case 'post':
    case 'void':
      if (about.isReversed) return 'reversed';
      if (!hold) return 'unknown';
      if (hold.state === 'closed') return 'closed';
      return operation.kind !== 'void' && (operation.amountMinor ?? 0n) > hold.remaining ? 'exceeds' : undefined;
    case 'reverse':
      if (about.isReversed) return 'reversed';
      if (!target) return about.isSettled && !operation.evenIfSettled ? 'settled' : 'reversed-unseen';
      if (target.kind === 'void' || target.kind === 'reverse') return 'unknown';
      if (target.kind === 'hold' && hold?.state === 'closed') return 'closed';
      return about.isSettled && !operation.evenIfSettled ? 'settled' : undefined;
  }
}

/** What counts as staked: games and bets, not what is taken back. */
export function stakedBy(operation: Operation): Minor {
  if (operation.kind !== 'debit' && operation.kind !== 'hold') return 0n;
  return countedBy(operation, { target: undefined, remaining: 0n, movedMinor: operation.amountMinor }).stakeMinor;
}

/** A deposit may be cut by a limit. */
export function movedBy(operation: Operation, { account }: Pick<Circumstances, 'account'>): Minor | undefined {
  if (!('amountMinor' in operation) || operation.amountMinor === undefined) return undefined;
  const isCut = operation.kind === 'credit' && operation.upToLimit && account.limits;
  return isCut ? roomFor(account.limits as bigint[], operation.amountMinor) : operation.amountMinor;
}

function changes(operation: Operation, about: Circumstances): { houseChange: Minor; heldChange: Minor } {
  const { target, hold } = about;
  const remaining = hold?.remaining ?? 0n;
  switch (operation.kind) {
    case 'debit':
      return { houseChange: operation.amountMinor, heldChange: 0n };
    case 'credit':
      return { houseChange: -(movedBy(operation, about) ?? 0n), heldChange: 0n };
    case 'hold':
      return { houseChange: 0n, heldChange: operation.amountMinor };
    case 'draw':
      return { houseChange: operation.amountMinor, heldChange: -operation.amountMinor };
    case 'post':
      return { houseChange: operation.amountMinor ?? remaining, heldChange: -remaining };
    case 'void':
      return { houseChange: 0n, heldChange: -remaining };
    case 'reverse':
      return {
        houseChange: -(target?.houseAmount ?? 0n),
        heldChange: target?.kind === 'hold' ? -remaining : 0n,
      };
  }
}

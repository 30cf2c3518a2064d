import type { Minor } from '@harmattan/kernel/money';
import type { ListedLine } from './payment-port.ts';
import type { TakenMoney } from './store/deposit-claims.ts';

/** A gateway's list is in UTC, and a player remembers the time roughly. */
export const aroundMs = 24 * 3_600_000;
/** Shorter words of a receipt are amounts, days and names. */
const wordLengthMin = 8;
const wordsMax = 40;

/** What may name a transaction: the words of a receipt, or all that was typed where it is one word. */
export function namesIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9][a-z0-9_-]*/g) ?? [];
  const long = words.length === 1 ? words : words.filter(({ length }) => length >= wordLengthMin);
  return new Set(long.slice(0, wordsMax));
}

export function isNamed({ id, reference, gatewayRef }: ListedLine, names: ReadonlySet<string>): boolean {
  return [id, reference, gatewayRef].some((name) => name !== null && names.has(name.toLowerCase()));
}

/** Money of a gateway's list that a claim may be about, with what became of it here. */
export interface Candidate {
  line: Pick<ListedLine, 'id' | 'amountMinor' | 'at'>;
  /** By the session id, a reference or the gateway's number that the player typed. */
  isNamed: boolean;
  taken: TakenMoney | undefined;
}

export type ClaimVerdict =
  /** It stands on the player's account already. */
  | { verdict: 'credited'; paymentId: string }
  /** It is the player's without doubt, and waits in review. */
  | { verdict: 'credit'; paymentId: string }
  /** The wallet is at it. */
  | { verdict: 'soon' }
  | { verdict: 'wait'; reason: string };

/** Money for the player's own reference that came late or again. Every other doubt is a person's to resolve. */
const creditableNotes = new Set(['DEPOSIT_IN_REVIEW_LATE', 'DEPOSIT_IN_REVIEW_SECOND']);

/**
 * Whether one of the candidates is what the claim is about, for certain. The gateway's word decides whose money it is: what it received for
 * another player's reference, or for none of ours, is never credited to the claimant. What is named counts before amount and time.
 */
export function judgeClaim(
  claim: { playerId: bigint; amountMinor: Minor; paidAt: Date; currency: string; createdAt: Date },
  candidates: Candidate[],
): ClaimVerdict {
  const named = candidates.filter((candidate) => candidate.isNamed);
  const isOwn = ({ taken }: Candidate) => taken?.player_id === claim.playerId;
  const isAlike = ({ line }: Candidate) =>
    line.amountMinor === claim.amountMinor && Math.abs(line.at.getTime() - claim.paidAt.getTime()) <= aroundMs;
  const own = named.length > 0 ? named.filter(isOwn) : candidates.filter(isOwn).filter(isAlike);
  if (own.length === 0) return { verdict: 'wait', reason: whyNone(named) };
  // Yesterday's deposit of the same amount is not what today's claim is about.
  const isEarlier = ({ taken }: Candidate) =>
    taken?.state === 'accepted' && (taken.since ?? claim.createdAt) < claim.createdAt;
  if (named.length === 0 && own.every(isEarlier))
    return { verdict: 'wait', reason: 'only payments match that were credited before' };
  const open = own.filter(({ taken }) => taken?.state !== 'accepted');
  const [one, ...others] = open.length > 0 ? open : own;
  if (others.length > 0) return { verdict: 'wait', reason: `${1 + others.length} payments match` };
  return judgeOne(claim, one as Candidate);
}

function judgeOne(claim: { amountMinor: Minor; currency: string }, { line, taken }: Candidate): ClaimVerdict {
  if (taken?.state === 'accepted' && taken.payment_id) {
    return taken.money_due ? { verdict: 'soon' } : { verdict: 'credited', paymentId: taken.payment_id };
  }
  if (taken?.state !== 'review' || !taken.payment_id) {
    return { verdict: 'wait', reason: `${line.id} is ${taken?.state ?? 'not known'}` };
  }
  if (line.amountMinor !== claim.amountMinor) return { verdict: 'wait', reason: `${line.id} has another amount` };
  if (!creditableNotes.has(taken.note ?? '') || taken.currency !== claim.currency) {
    return { verdict: 'wait', reason: `${line.id} is in review: ${taken.note}` };
  }
  return { verdict: 'credit', paymentId: taken.payment_id };
}

function whyNone([first]: Candidate[]): string {
  if (!first) return 'the gateway has no such payment';
  const { line, taken } = first;
  return taken?.player_id === null || taken?.player_id === undefined
    ? `${line.id} was paid for no reference of ours`
    : `${line.id} was paid for another player`;
}

import { market } from '@harmattan/kernel/market';
import { formatMajor, type Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { type CasesDeps, hoursOf } from './cases-deps.ts';
import { insertCase, lockCase, lockPlayer, moveCase, raiseVersion } from './cases-store.ts';
import { findBySource, insertEntry, insertLink } from './entries-store.ts';

export interface WaitingClaim {
  claimId: string;
  playerId: bigint;
  amountMinor: Minor;
  /** Why no match is certain. */
  reason: string;
}

export interface EndedClaim {
  claimId: string;
  playerId: bigint;
  outcome: 'credited' | 'rejected';
  paymentId: string | null;
  by: string;
}

const usual = { category: 'deposit', priority: 'normal' } as const;
const sourceOf = (claimId: string) => `claim:${claimId}`;

/** The check of a claim found no certain match: a person has to look. In the transaction that says so of the claim. */
export async function openForClaim(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { claimId, playerId, amountMinor, reason }: WaitingClaim,
): Promise<void> {
  await lockPlayer(transaction, playerId);
  if ((await findBySource(transaction, sourceOf(claimId))) !== undefined) return;
  const caseId = await insertCase(
    transaction,
    {
      ...{ ...usual, source: 'claim', playerId, contact: null, department: 'Support', owner: null, threadId: null },
      subject: `Debited and not credited: ${market.currency} ${formatMajor(amountMinor)}`,
    },
    hoursOf(deps, usual),
  );
  await insertEntry(transaction, { caseId, kind: 'event', text: `claim: ${reason}`, source: sourceOf(claimId) });
  await insertLink(transaction, { caseId, kind: 'claim', reference: claimId });
}

/** A claim was decided. Its case, if it came to one, is solved, unless words of the player there wait for an answer. */
export async function endForClaim(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { claimId, playerId, outcome, paymentId, by }: EndedClaim,
): Promise<void> {
  await lockPlayer(transaction, playerId);
  const caseId = await findBySource(transaction, sourceOf(claimId));
  const ended = `${sourceOf(claimId)}:ended`;
  if (caseId === undefined || (await findBySource(transaction, ended)) !== undefined) return;
  const known = await lockCase(transaction, caseId, { readsCompliance: false });
  if (!known) return;
  await insertEntry(transaction, { caseId, kind: 'event', text: `claim ${outcome} by ${by}`, source: ended });
  if (paymentId !== null) await insertLink(transaction, { caseId, kind: 'payment', reference: paymentId });
  const hasUnanswered = known.player_wrote_at !== null && known.answer_due_at !== null;
  if (hasUnanswered || known.state === 'solved' || known.state === 'closed') await raiseVersion(transaction, caseId);
  else await moveCase(transaction, { id: caseId, state: 'solved' }, hoursOf(deps, known));
}

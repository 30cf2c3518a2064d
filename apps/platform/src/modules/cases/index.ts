import type pg from 'pg';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { CasesDeps } from './cases-deps.ts';
import { closeSolved, listWaitingCases } from './cases-store.ts';
import { findBySource, insertEntry } from './entries-store.ts';
import { endForClaim, openForClaim } from './follow-claim.ts';
import { sourceOfThread, takeContact, takeQuestion } from './take-words.ts';

export { listWaitingCases } from './cases-store.ts';

/** Questions of players and visitors, each with an owner, clocks and an end. */
export function createCases(deps: CasesDeps) {
  const close: Job = {
    name: 'close-solved-cases',
    every: '35 4 * * *',
    run: () => closeSolved(deps.pool, deps.settings.reopenDays),
  };
  return {
    jobs: [close],
    waitingForOperator: () => listWaitingCases(deps.pool),

    /** In the transaction that keeps the record which they come from. */
    takeQuestion: (transaction: pg.PoolClient, question: Parameters<typeof takeQuestion>[2]) =>
      takeQuestion(deps, transaction, question),
    takeContact: (transaction: pg.PoolClient, contact: Parameters<typeof takeContact>[2]) =>
      takeContact(deps, transaction, contact),
    openForClaim: (transaction: pg.PoolClient, claim: Parameters<typeof openForClaim>[2]) =>
      openForClaim(deps, transaction, claim),
    endForClaim: (transaction: pg.PoolClient, claim: Parameters<typeof endForClaim>[2]) =>
      endForClaim(deps, transaction, claim),
    /** An automatic answer to a message. It stops no clock. */
    async noteAutomaticAnswer(transaction: pg.PoolClient, { threadId, text }: { threadId: bigint; text: string }) {
      const caseId = await findBySource(transaction, sourceOfThread(threadId));
      if (caseId !== undefined) await insertEntry(transaction, { caseId, kind: 'automatic', text });
    },
  };
}

export type Cases = ReturnType<typeof createCases>;

import type pg from 'pg';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { CasesDeps } from './cases-deps.ts';
import {
  closeSolved,
  findCase,
  listCases,
  listComplaints,
  listOpen,
  listWaitingCases,
  type Reader,
} from './cases-store.ts';
import { assignCase, linkCase, noteOnCase, setCaseCategory, setCaseState, takeCase } from './change-case.ts';
import { askIdentity, checkIdentity } from './check-identity.ts';
import { findBySource, insertEntry, listEntries, listLinks } from './entries-store.ts';
import { openForAppeal, openForSharedDevice } from './follow-break.ts';
import { endForClaim, openForClaim } from './follow-claim.ts';
import { fileHarm, followHarm } from './follow-harm.ts';
import { openForIdentity } from './follow-identity.ts';
import { openForSuspicion, unplayedRuleAt } from './follow-withdrawal.ts';
import { findAnswered } from './identity-store.ts';
import { openCase } from './open-case.ts';
import { addToComplianceCase, endComplianceCase, openComplianceCase } from './open-compliance-case.ts';
import { recordAnswer } from './record-answer.ts';
import { forgetWords } from './retention.ts';
import { sourceOfThread, takeContact, takeQuestion } from './take-words.ts';

export { answerHeader } from './answer-header.ts';
export { type CaseRow, listWaitingCases, type Reader } from './cases-store.ts';
export type { Changed } from './change-case.ts';
export type { FactsOf } from './check-identity.ts';
export { exportCases } from './export-store.ts';
export type { Suspicion } from './follow-withdrawal.ts';
export { macrosIn } from './macros.ts';
export { AnsweredBefore, CaseMovedOn } from './record-answer.ts';

/** Questions of players and visitors, each with an owner, clocks and an end. */
export function createCases(deps: CasesDeps) {
  const close: Job = {
    name: 'close-solved-cases',
    every: '35 4 * * *',
    run: () => closeSolved(deps.pool, deps.settings.reopenDays),
  };
  const forget: Job = {
    name: 'forget-case-words',
    every: '5 5 * * *',
    run: () => forgetWords(deps.pool, deps.settings.wordsDays),
  };
  return {
    jobs: [close, forget],
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
    /** What counts as money that was paid in to be paid out, now. */
    unplayedRule: () => unplayedRuleAt(deps.settings.unplayed, deps.clock.now()),
    openForSuspicion: (transaction: pg.PoolClient, suspicion: Parameters<typeof openForSuspicion>[2]) =>
      openForSuspicion(deps, transaction, suspicion),
    /** For the module of compliance, whose reports have a case each. */
    openCompliance: (transaction: pg.PoolClient, one: Parameters<typeof openComplianceCase>[2]) =>
      openComplianceCase(deps, transaction, one),
    addToCompliance: addToComplianceCase,
    endCompliance: (transaction: pg.PoolClient, end: Parameters<typeof endComplianceCase>[2]) =>
      endComplianceCase(deps, transaction, end),
    complianceHours: deps.settings.complianceHours,
    ...safePlayCases(deps),
    openForIdentity: (transaction: pg.PoolClient, found: Parameters<typeof openForIdentity>[2]) =>
      openForIdentity(deps, transaction, found),
    /** An automatic answer to a message. It stops no clock. */
    async noteAutomaticAnswer(transaction: pg.PoolClient, { threadId, text }: { threadId: bigint; text: string }) {
      const caseId = await findBySource(transaction, sourceOfThread(threadId));
      if (caseId !== undefined) await insertEntry(transaction, { caseId, kind: 'automatic', text });
    },

    /** For the office. */
    find: (id: bigint, reader: Reader) => findCase(deps.pool, id, reader),
    listOpen: (asked: Parameters<typeof listOpen>[1]) => listOpen(deps.pool, asked),
    list: (wanted: Parameters<typeof listCases>[1]) => listCases(deps.pool, wanted),
    entriesOf: (id: bigint) => listEntries(deps.pool, id),
    linksOf: (id: bigint) => listLinks(deps.pool, id),
    /** The register of complaints, with the promise of the terms. */
    listComplaints: (before?: bigint) => listComplaints(deps.pool, { before, days: deps.settings.complaintDays }),
    open: (one: Parameters<typeof openCase>[1]) => openCase(deps, one),
    take: (act: Parameters<typeof takeCase>[1]) => takeCase(deps, act),
    assign: (act: Parameters<typeof assignCase>[1]) => assignCase(deps, act),
    note: (act: Parameters<typeof noteOnCase>[1]) => noteOnCase(deps, act),
    setState: (act: Parameters<typeof setCaseState>[1]) => setCaseState(deps, act),
    setCategory: (act: Parameters<typeof setCaseCategory>[1]) => setCaseCategory(deps, act),
    link: (act: Parameters<typeof linkCase>[1]) => linkCase(deps, act),
    askIdentity: (act: Parameters<typeof askIdentity>[1]) => askIdentity(deps, act),
    checkIdentity: (act: Parameters<typeof checkIdentity>[1]) => checkIdentity(deps, act),
    /** How a caller answered the identity questions of a case in the last half hour. */
    identityOf: (id: bigint) => findAnswered(deps.pool, id),
    /** Throws `CaseMovedOn` and `AnsweredBefore`. */
    recordAnswer,
  };
}

/** For breaks and markers of harm. */
function safePlayCases(deps: CasesDeps) {
  return {
    /** In the transaction that keeps the appeal of a player whose account was closed as an excluded person's. */
    openForAppeal: (transaction: pg.PoolClient, one: Parameters<typeof openForAppeal>[1]) =>
      openForAppeal(transaction, one),
    openForSharedDevice: (one: Parameters<typeof openForSharedDevice>[1]) => openForSharedDevice(deps, one),
    /** One open case of a player. */
    fileHarm: (transaction: pg.PoolClient, seen: Parameters<typeof fileHarm>[2]) => fileHarm(deps, transaction, seen),
    followHarm: (transaction: pg.PoolClient, act: Parameters<typeof followHarm>[2]) =>
      followHarm(deps, transaction, act),
  };
}

export type Cases = ReturnType<typeof createCases>;

import type { IdentityQuestion } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { areUsedUp, countAttempt } from '../../plumbing/attempts/attempts.ts';
import type { CasesDeps } from './cases-deps.ts';
import { findCase, lockCase, lockPlayer } from './cases-store.ts';
import { insertEntry } from './entries-store.ts';
import { arePassed, choicesOf, chooseQuestions, type KnownFacts } from './identity-rules.ts';
import { answerCheck, findCheck, findOpenCheck, insertCheck } from './identity-store.ts';

const triesOfDayMax = 3;
/** A stranger can pay in for a player, and would know that deposit: only what is older is asked for. */
const factsAgeMs = 24 * 3_600_000;

const triesOf = (playerId: bigint) => ({
  ...{ subject: `identity questions to ${playerId}`, attemptsMax: triesOfDayMax, windowSeconds: 24 * 3_600 },
});

/** What the house knew of the player before a time. */
export type FactsOf = (asked: { playerId: bigint; before: Date }) => Promise<KnownFacts>;

type Missing = { outcome: 'missing' | 'moved on' | 'too many' };

export type AskedIdentity =
  | { outcome: 'asked'; checkId: string | null; questions: { kind: IdentityQuestion; choices: string[] | null }[] }
  | Missing;

/** No caller is asked about a case of compliance: its player does not know that there is one. */
const ordinary = { readsCompliance: false };

interface Act {
  by: { memberId: bigint; userName: string };
  factsOf: FactsOf;
}

/** Chooses what a caller is asked. What was asked and not answered is asked again: asking once more draws nothing easier. */
export async function askIdentity(
  deps: Pick<CasesDeps, 'pool' | 'random' | 'ids' | 'clock'>,
  act: Act & { id: bigint; also(transaction: pg.PoolClient, questions: IdentityQuestion[]): Promise<void> },
): Promise<AskedIdentity> {
  const { id, by, factsOf, also } = act;
  const known = await findCase(deps.pool, id, ordinary);
  if (!known) return { outcome: 'missing' };
  const { player_id: playerId } = known;
  if (playerId === null || known.state === 'closed') return { outcome: 'moved on' };
  if ((await areUsedUp(deps.pool, [triesOf(playerId)]))[0]) return { outcome: 'too many' };
  // Before the transaction, which holds a connection.
  const facts = await factsOf({ playerId, before: new Date(deps.clock.now().getTime() - factsAgeMs) });
  const show = (questions: IdentityQuestion[]) => questions.map((kind) => ({ kind, choices: choicesOf(facts, kind) }));
  return inTransaction(deps.pool, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const open = await findOpenCheck(transaction, playerId);
    if (open?.case_id === id) return { outcome: 'asked', checkId: open.id, questions: show(open.questions) };
    const questions = open?.questions ?? chooseQuestions(facts, deps.random);
    await also(transaction, questions);
    if (questions.length === 0) return { outcome: 'asked', checkId: null, questions: [] };
    const check = { id: deps.ids.next(), case_id: id, player_id: playerId, questions, askedBy: by.memberId };
    await insertCheck(transaction, check);
    return { outcome: 'asked', checkId: check.id, questions: show(questions) };
  });
}

export type CheckedIdentity = { outcome: 'checked'; passed: boolean; until: Date | null } | Missing;

/** Counts a try before the answers are compared. It says that all were right or not, and never which. */
export async function checkIdentity(
  deps: Pick<CasesDeps, 'pool'>,
  act: Act & {
    checkId: string;
    answers: { kind: IdentityQuestion; answer: string }[];
    also(transaction: pg.PoolClient, checked: { caseId: bigint; passed: boolean }): Promise<void>;
  },
): Promise<CheckedIdentity> {
  const { checkId, answers, by, factsOf, also } = act;
  const check = await findCheck(deps.pool, checkId);
  if (!check) return { outcome: 'missing' };
  if (!check.is_open) return { outcome: 'moved on' };
  if (!(await countAttempt(deps.pool, triesOf(check.player_id)))) return { outcome: 'too many' };
  const before = new Date(check.asked_at.getTime() - factsAgeMs);
  const passed = arePassed(await factsOf({ playerId: check.player_id, before }), check.questions, answers);
  return inTransaction(deps.pool, async (transaction) => {
    const { case_id: caseId } = check;
    const known = await lockCase(transaction, caseId, ordinary);
    if (known?.state === 'closed') return { outcome: 'moved on' };
    const answered = await answerCheck(transaction, { id: checkId, by: by.memberId, passed });
    if (!answered) return { outcome: 'moved on' };
    const text = passed ? 'the caller passed the identity questions' : 'the caller failed the identity questions';
    await insertEntry(transaction, { caseId, kind: 'event', author: by.userName, text });
    await also(transaction, { caseId, passed });
    return { outcome: 'checked', passed, until: passed ? answered.until : null };
  });
}

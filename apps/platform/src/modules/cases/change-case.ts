import type { CaseCategory, CasePriority, CaseState } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { type CasesDeps, hoursOf } from './cases-deps.ts';
import { type CaseRow, lockCase, moveCase, type Reader, raiseVersion, setCategory, setOwner } from './cases-store.ts';
import { insertEntry, insertLink, type LinkKind } from './entries-store.ts';

/** What a member of the staff does to a case. */
interface Act {
  id: bigint;
  /** Of the case as this person saw it; another one now means that it has moved on. */
  version?: number;
  by: { memberId: bigint; userName: string } & Reader;
  /** In the transaction of the change. */
  also(transaction: pg.PoolClient, change: { before: object; after: object }): Promise<void>;
}

export type Changed = { outcome: 'changed'; version: number } | { outcome: 'missing' | 'moved on' };

type Change = { version: number; before: object; after: object } | 'as it was' | 'moved on';

async function change(
  { pool }: Pick<CasesDeps, 'pool'>,
  { id, version, by, also }: Act,
  work: (transaction: pg.PoolClient, known: CaseRow) => Promise<Change>,
): Promise<Changed> {
  return inTransaction(pool, async (transaction) => {
    const known = await lockCase(transaction, id, by);
    if (!known) return { outcome: 'missing' };
    if (version !== undefined && known.version !== version) return { outcome: 'moved on' };
    const done = await work(transaction, known);
    if (done === 'moved on') return { outcome: 'moved on' };
    if (done === 'as it was') return { outcome: 'changed', version: known.version };
    await also(transaction, done);
    return { outcome: 'changed', version: done.version };
  });
}

/** The owner of a case that has one keeps it, unless the other may take it over. */
export function takeCase(
  deps: Pick<CasesDeps, 'pool'>,
  { mayTakeOver, ...act }: Act & { mayTakeOver: boolean },
): Promise<Changed> {
  const { memberId, userName } = act.by;
  return change(deps, act, async (transaction, known) => {
    if (known.owner === memberId) return 'as it was';
    if (known.state === 'closed' || (known.owner !== null && !mayTakeOver)) return 'moved on';
    const version = await setOwner(transaction, { id: known.id, owner: memberId });
    await insertEntry(transaction, { caseId: known.id, kind: 'event', author: userName, text: 'taken' });
    return { version, before: { owner: known.owner_name }, after: { owner: userName } };
  });
}

export function assignCase(
  deps: Pick<CasesDeps, 'pool'>,
  { owner, ...act }: Act & { owner: Act['by'] | null },
): Promise<Changed> {
  return change(deps, act, async (transaction, known) => {
    if (known.state === 'closed') return 'moved on';
    if (owner && known.audience === 'compliance' && !owner.readsCompliance) return 'moved on';
    if (known.owner === (owner?.memberId ?? null)) return 'as it was';
    const version = await setOwner(transaction, { id: known.id, owner: owner?.memberId ?? null });
    const text = owner ? `assigned to ${owner.userName}` : 'without an owner';
    await insertEntry(transaction, { caseId: known.id, kind: 'event', author: act.by.userName, text });
    return { version, before: { owner: known.owner_name }, after: { owner: owner?.userName ?? null } };
  });
}

/** The version stays: a note takes nothing from under an answer that is being written. */
export function noteOnCase(deps: Pick<CasesDeps, 'pool'>, { text, ...act }: Act & { text: string }): Promise<Changed> {
  return change(deps, act, async (transaction, known) => {
    await insertEntry(transaction, { caseId: known.id, kind: 'note', author: act.by.userName, text });
    return { version: known.version, before: {}, after: { note: text } };
  });
}

export function setCaseState(
  deps: Pick<CasesDeps, 'pool' | 'settings'>,
  { state, comment, ...act }: Act & { state: CaseState; comment: string },
): Promise<Changed> {
  return change(deps, act, async (transaction, known) => {
    if (known.state === 'closed') return 'moved on';
    if (known.state === state) return 'as it was';
    const version = await moveCase(transaction, { id: known.id, state }, hoursOf(deps, known));
    const text = `${known.state} → ${state}: ${comment}`;
    await insertEntry(transaction, { caseId: known.id, kind: 'event', author: act.by.userName, text });
    return { version, before: { state: known.state }, after: { state } };
  });
}

export function setCaseCategory(
  deps: Pick<CasesDeps, 'pool' | 'settings'>,
  act: Act & { category: CaseCategory; priority: CasePriority; comment: string },
): Promise<Changed> {
  const { category, priority, comment } = act;
  return change(deps, act, async (transaction, known) => {
    // The clock of compliance's cases is the law's.
    if (known.state === 'closed' || known.audience === 'compliance') return 'moved on';
    if (known.category === category && known.priority === priority) return 'as it was';
    const version = await setCategory(transaction, { id: known.id, category, priority }, hoursOf(deps, act));
    const before = { category: known.category, priority: known.priority };
    const text = `${before.category}, ${before.priority} → ${category}, ${priority}: ${comment}`;
    await insertEntry(transaction, { caseId: known.id, kind: 'event', author: act.by.userName, text });
    return { version, before, after: { category, priority } };
  });
}

export function linkCase(
  deps: Pick<CasesDeps, 'pool'>,
  { kind, reference, ...act }: Act & { kind: LinkKind; reference: string },
): Promise<Changed> {
  return change(deps, act, async (transaction, known) => {
    if (known.state === 'closed') return 'moved on';
    if (!(await insertLink(transaction, { caseId: known.id, kind, reference }))) return 'as it was';
    const version = await raiseVersion(transaction, known.id);
    await insertEntry(transaction, {
      ...{ caseId: known.id, kind: 'event', author: act.by.userName, text: `about ${kind} ${reference}` },
    });
    return { version, before: {}, after: { kind, reference } };
  });
}

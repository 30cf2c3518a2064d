import type pg from 'pg';
import { lockCase, markAnswered } from './cases-store.ts';
import { hasKey, insertEntry } from './entries-store.ts';

/** Rolls back an answer to a case that is no longer as its author saw it. */
export class CaseMovedOn extends Error {
  override name = 'CaseMovedOn';
}

/** Rolls back an answer that was given before. */
export class AnsweredBefore extends Error {
  override name = 'AnsweredBefore';
}

export interface CaseAnswer {
  id: bigint;
  version: number;
  key: string;
  text: string;
  nextState: 'waiting' | 'solved';
  by: { memberId: bigint; userName: string };
}

/** In the transaction that delivers it to the player: both happen, or neither. Says the version that follows. */
export async function recordAnswer(
  transaction: pg.PoolClient,
  { id, version, key, text, nextState, by }: CaseAnswer,
): Promise<number> {
  const known = await lockCase(transaction, id, { readsCompliance: false });
  if (await hasKey(transaction, id, key)) throw new AnsweredBefore(`case ${id} has the answer ${key}`);
  if (known?.version !== version || known.state === 'closed') throw new CaseMovedOn(`case ${id} has moved on`);
  await insertEntry(transaction, { caseId: id, kind: 'answer', author: by.userName, text, key });
  return markAnswered(transaction, { id, by: by.memberId, nextState });
}

import type pg from 'pg';
import { type CasesDeps, hoursOf } from './cases-deps.ts';
import { continueCase, insertCase, lockCaseToContinue, lockPlayer, type NewCase } from './cases-store.ts';
import { findBySource, insertEntry } from './entries-store.ts';

/** A player's message to a department. */
interface Question {
  threadId: bigint;
  playerId: bigint;
  department: string;
  header: string;
  text: string;
}

/** What a player or a visitor wrote in the contact form. */
interface Contact {
  mailId: string;
  playerId: bigint | null;
  name: string;
  email: string;
  department: string;
  text: string;
}

interface Words extends Pick<NewCase, 'playerId' | 'contact' | 'department' | 'subject' | 'threadId'> {
  kind: 'message' | 'contact';
  /** Names the record: the same one is taken once. */
  record: string;
  text: string;
}

const usual = { category: 'other', priority: 'normal' } as const;

/** In the transaction that keeps the message. */
export function takeQuestion(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { header: subject, ...question }: Question,
): Promise<void> {
  const record = sourceOfThread(question.threadId);
  return takeWords(deps, transaction, { ...question, kind: 'message', record, subject, contact: null });
}

/** In the transaction that keeps the mail to the department. */
export function takeContact(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { mailId, name, email, ...contact }: Contact,
): Promise<void> {
  const subject = `Contact form: ${contact.department}`;
  const record = { kind: 'contact', record: `mail:${mailId}`, threadId: null } as const;
  return takeWords(deps, transaction, { ...contact, ...record, subject, contact: { name, email } });
}

/** Opens a case, or goes on with the one that the player has. */
async function takeWords(deps: Pick<CasesDeps, 'settings'>, transaction: pg.PoolClient, words: Words): Promise<void> {
  const { kind, record, playerId, department, text, threadId } = words;
  if (playerId !== null) await lockPlayer(transaction, playerId);
  if ((await findBySource(transaction, record)) !== undefined) return;
  const { reopenDays } = deps.settings;
  const known =
    playerId === null ? undefined : await lockCaseToContinue(transaction, { playerId, department, reopenDays });
  if (known) await continueCase(transaction, { id: known.id, threadId }, hoursOf(deps, known));
  const caseId =
    known?.id ??
    (await insertCase(transaction, { ...words, ...usual, source: kind, owner: null }, hoursOf(deps, usual)));
  if (known?.state === 'solved')
    await insertEntry(transaction, { caseId, kind: 'event', text: 'reopened by the player' });
  const shown = known && known.subject !== words.subject ? `${words.subject}\n\n${text}` : text;
  await insertEntry(transaction, { caseId, kind: 'player', text: shown, source: record });
}

export const sourceOfThread = (threadId: bigint): string => `thread:${threadId}`;

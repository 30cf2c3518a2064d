import type { Clock } from '@harmattan/kernel/clock';
import { type NewEntry, textOfJson } from './audit-store.ts';

/** An open list asks again every few seconds: within this time the entry of the first question stands for the next ones. */
const standsForMs = 60_000;
const questionsMax = 10_000;

export type Read = Omit<NewEntry, 'outcome' | 'before'>;

/**
 * Writes a read once a minute for each person, address, call, subject and query. A read about another subject is another question. Of several
 * at once, all wait for the one entry, and all fail where it cannot be written.
 */
export function recordReads({ clock, record }: { clock: Pick<Clock, 'now'>; record(entry: NewEntry): Promise<void> }) {
  const questions = new Map<string, { atMs: number; written: Promise<void> }>();

  function forgetOld(nowMs: number): void {
    for (const [question, { atMs }] of questions) if (isOver(atMs, nowMs)) questions.delete(question);
    if (questions.size >= questionsMax) questions.clear();
  }

  return async (read: Read): Promise<void> => {
    const nowMs = clock.now().getTime();
    const question = questionOf(read);
    const known = questions.get(question);
    if (known && !isOver(known.atMs, nowMs)) return known.written;
    if (questions.size >= questionsMax) forgetOld(nowMs);
    const written = record({ ...read, outcome: 'read' });
    questions.set(question, { atMs: nowMs, written });
    try {
      await written;
    } catch (error) {
      if (questions.get(question)?.written === written) questions.delete(question);
      throw error;
    }
  };
}

/** A clock that was set back ends the time as well. */
function isOver(atMs: number, nowMs: number): boolean {
  return nowMs < atMs || nowMs - atMs >= standsForMs;
}

function questionOf({ memberId, actor, address, action, subject, reason, after }: Read): string {
  return [String(memberId), actor, address, action, subject, reason, textOfJson(after)]
    .map((part) => JSON.stringify(part ?? null))
    .join(' ');
}

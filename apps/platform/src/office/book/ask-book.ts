import { BookNotReachable } from '../../modules/book-trading/index.ts';
import { refuse } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';

const awayAnswer = () => refuse('BOOK_NOT_REACHABLE', { message: 'BOOK_NOT_REACHABLE' });
export const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
export const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

/** A book that is away is an answer; everything else goes on. */
export async function orAway<Answer>(asking: () => Promise<Answer>): Promise<Answer | ReturnType<typeof awayAnswer>> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof BookNotReachable) return awayAnswer();
    throw error;
  }
}

interface Act {
  action: string;
  subject: string;
  reason: string | undefined;
  before?: unknown;
  after?: unknown;
}

/**
 * An act at the book. The entry of the audit is written before the book is told, since both cannot commit together: what was sent is always
 * in the audit. A second entry says that the book refused or did not answer.
 */
export async function actAtBook<Answer>(
  { audit }: OfficeDeps,
  context: Signed,
  { action, subject, reason, before, after }: Act,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const entry = { ...actorOf(context), action, subject, reason, before, after };
  await audit.record({ ...entry, outcome: 'done' });
  try {
    const answer = await act();
    const { status } = answer as { status?: string };
    if (status === 'unknown' || status === 'moved-on')
      await audit.record({ ...entry, outcome: 'refused', reason: `the book: ${status}` });
    return answer;
  } catch (error) {
    if (error instanceof BookNotReachable)
      await audit.record({ ...entry, outcome: 'refused', reason: 'the book did not answer' });
    throw error;
  }
}

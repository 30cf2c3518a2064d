import { refuse, success } from '../../plumbing/http/answer.ts';
import type { decideByTwo } from '../decide-by-two.ts';

export const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
export const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
export const wrong = (text: string) => refuse('INCORRECT_PARAMETER_VALUE', { message: text });

/** What the person is told whose word was the first or the second of two. */
export function answerDecided(decided: Awaited<ReturnType<typeof decideByTwo>>) {
  if (decided === 'own request') return refuse('OWN_REQUEST', { message: 'OWN_REQUEST' });
  return typeof decided === 'string' ? movedOn() : success(decided);
}

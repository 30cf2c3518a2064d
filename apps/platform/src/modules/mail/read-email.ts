import { z } from 'zod';

/** Keys of texts. */
export type EmailProblem = 'message.please_fill_the_field' | 'message.email_not_valid';

const emailMax = 254;
const localPartMax = 64;
/** One plain address: no comma, no bracket, no quote, nothing that a header could be made of. */
const plainAddress = z.email();

export function readEmail(typed: string): { text: string } | { problem: EmailProblem } {
  // Only what a keyboard leaves by accident: an end of line is no accident.
  const text = typed.replace(/^ +| +$/g, '');
  if (typed.trim() === '') return { problem: 'message.please_fill_the_field' };
  const isSane = text.length <= emailMax && text.indexOf('@') <= localPartMax && plainAddress.safeParse(text).success;
  return isSane ? { text } : { problem: 'message.email_not_valid' };
}

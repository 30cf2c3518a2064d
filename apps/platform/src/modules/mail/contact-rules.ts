import { departments } from '@harmattan/contract';
import { z } from 'zod';
import { readText, type TextProblem } from '../../plumbing/written-text.ts';

export type Department = (typeof departments)[number];

export interface ContactForm {
  senderName: string;
  senderEmail: string;
  /** The department. */
  subject: string;
  body: string;
}

/** Keys of texts, by the field that they stand beside. */
export interface ContactProblems {
  senderName?: TextProblem;
  senderEmail?: 'message.please_fill_the_field' | 'message.email_not_valid';
  subject?: 'message.please_fill_the_field' | 'message.department_unknown';
  body?: TextProblem;
}

export interface Contact {
  name: string;
  email: string;
  department: Department;
  text: string;
}

const nameMax = 100;
const textMax = 5_000;
const emailMax = 254;
const localPartMax = 64;
/** One plain address: no comma, no bracket, no quote, nothing that a header could be made of. */
const plainAddress = z.email();

export function readContact(form: ContactForm): { contact: Contact } | { problems: ContactProblems } {
  const name = readText(form.senderName, { charactersMax: nameMax });
  const email = readEmail(form.senderEmail);
  const department = departments.find((one) => one === form.subject);
  const text = readText(form.body, { charactersMax: textMax, hasLines: true });
  if ('problem' in name || 'problem' in email || !department || 'problem' in text) {
    return {
      problems: {
        ...('problem' in name && { senderName: name.problem }),
        ...('problem' in email && { senderEmail: email.problem }),
        ...(!department && { subject: isEmpty(form.subject) ? fill : ('message.department_unknown' as const) }),
        ...('problem' in text && { body: text.problem }),
      },
    };
  }
  return { contact: { name: name.text, email: email.text, department, text: text.text } };
}

const fill = 'message.please_fill_the_field';
const isEmpty = (typed: string) => typed.trim() === '';

function readEmail(typed: string): { text: string } | { problem: NonNullable<ContactProblems['senderEmail']> } {
  // Only what a keyboard leaves by accident: an end of line is no accident.
  const text = typed.replace(/^ +| +$/g, '');
  if (isEmpty(typed)) return { problem: fill };
  const isSane = text.length <= emailMax && text.indexOf('@') <= localPartMax && plainAddress.safeParse(text).success;
  return isSane ? { text } : { problem: 'message.email_not_valid' };
}

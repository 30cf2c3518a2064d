import { departments } from '@harmattan/contract';
import { readText, type TextProblem } from '../../plumbing/written-text.ts';
import { type EmailProblem, readEmail } from './read-email.ts';

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
  senderEmail?: EmailProblem;
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

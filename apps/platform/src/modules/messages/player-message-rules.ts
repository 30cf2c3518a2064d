import { departments } from '@harmattan/contract';
import { readText, type TextProblem } from '../../plumbing/written-text.ts';

export type Department = (typeof departments)[number];

export interface MessageForm {
  messageHeader: string;
  department: string;
  messageText: string;
}

/** Keys of texts, by the field that they stand beside. */
export interface MessageProblems {
  messageHeader?: TextProblem;
  department?: 'message.please_fill_the_field' | 'message.department_unknown';
  messageText?: TextProblem;
}

const headerMax = 120;
const textMax = 1_000;

/** Whatever looks like a mark or a link in it is just text. */
export function readMessage(
  form: MessageForm,
): { header: string; department: Department; text: string } | { problems: MessageProblems } {
  const header = readText(form.messageHeader, { charactersMax: headerMax });
  const text = readText(form.messageText, { charactersMax: textMax, hasLines: true });
  const department = departments.find((name) => name === form.department);
  if ('problem' in header || 'problem' in text || !department) {
    return {
      problems: {
        ...('problem' in header && { messageHeader: header.problem }),
        ...(!department && { department: departmentProblem(form.department) }),
        ...('problem' in text && { messageText: text.problem }),
      },
    };
  }
  return { header: header.text, department, text: text.text };
}

function departmentProblem(name: string) {
  return name.trim() === '' ? 'message.please_fill_the_field' : 'message.department_unknown';
}

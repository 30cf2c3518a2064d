import { assert } from '@harmattan/kernel/assert';
import type { Writing } from './letters-store.ts';

const headerMax = 120;
const lineMax = 200;
const textMax = 5_000;

/** What an operator writes. It may have simple marks, and is kept as it was written. */
export interface OperatorWriting {
  /** Who does it. */
  actor: string;
  header: string;
  innerHeader?: string | undefined;
  text: string;
  footer?: string | undefined;
}

/** What is wrong with it is the caller's mistake. */
export function readWriting({ actor, header, innerHeader = '', text, footer = '' }: OperatorWriting): Writing {
  assert(actor.trim() !== '', 'the audit needs the actor');
  assert(header.trim() !== '' && header.length <= headerMax, `a header has 1 to ${headerMax} characters`);
  assert(text.trim() !== '' && text.length <= textMax, `a text has 1 to ${textMax} characters`);
  assert(innerHeader.length <= lineMax && footer.length <= lineMax, `a line has at most ${lineMax} characters`);
  assert(
    ![header, innerHeader, footer].some((line) => /\p{Cc}/u.test(line)) && !/(?![\n\t])\p{Cc}/u.test(text),
    'a text has no control characters',
  );
  return { header, innerHeader, text, footer };
}

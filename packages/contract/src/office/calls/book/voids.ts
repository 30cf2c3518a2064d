import { z } from 'zod';
import { guid, message, signedMajor, uuid } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, instant } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { away, voidGround } from './book-fields.ts';

const preview = z.strictObject({
  number: z.string(),
  stake: signedMajor.meta({ description: 'What goes back to the player: the stake without parts that were sold' }),
  until: instant.meta({ description: 'From then on it cannot be voided' }),
  rulesVersion: z
    .int()
    .meta({ description: 'Of the betting rules that players saw when it was accepted; 0: the installation’s' }),
  letter: z
    .strictObject({ header: z.string(), text: z.string() })
    .meta({ description: 'What the player is told, in the language that the player reads' }),
});

nameSchemas({ VoidPreview: preview });

const wish = { id: guid.meta({ description: 'Of the ticket' }), ground: voidGround };
const failures = { ...away, RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message };

export const voidCalls = {
  'POST Trading/PreviewVoid': officeCall({
    summary:
      'What voiding a ticket for an obvious error would give back, and what its player is told. Nothing is changed by it',
    permission: 'book.correct',
    readsPersonalData: true,
    body: z.strictObject(wish),
    data: preview,
    failures,
  }),
  'POST Trading/AskVoid': officeCall({
    summary:
      'Asks to void an open ticket of our own book for an obvious error, within 24 hours of its acceptance. A second person decides on it',
    permission: 'book.correct',
    body: z.strictObject({ ...wish, comment }),
    data: z.strictObject({ approvalId: uuid }),
    failures,
  }),
} as const;

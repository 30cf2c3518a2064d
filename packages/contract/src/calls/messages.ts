import { z } from 'zod';
import { call } from '../call.ts';
import { localTime, nothing } from '../fields.ts';
import { nameSchemas } from '../names.ts';

/** Whom a player can write to. */
export const departments = ['Support', 'Affiliates', 'Marketing'] as const;

const messageId = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, 'must be the id of a message')
  .transform(BigInt);
const fieldProblem = z.string().optional();

const message = z.strictObject({
  id: z.string(),
  messageHeader: z.string(),
  isRead: z.boolean(),
  createDate: localTime,
  innerHeader: z.string().meta({ description: 'Whom it is from or to, and what it answers; may be empty' }),
  messageText: z.string().meta({
    description:
      "Plain text of a player's; of the operator's, with simple marks: paragraphs, lists, **bold**, _italic_, [links](https://…)",
  }),
  messageFooter: z.string(),
});

nameSchemas({ InboxMessage: message });

/** Between a player and the operator. A player sees their own only. */
export const messagesCalls = {
  'GET Messages/GetUnreadMessages': call({
    summary: 'The whole inbox, read and unread, the newest first, at most 200',
    caller: 'player',
    data: z.array(message),
    failures: {},
  }),

  'GET Messages/GetUnreadCount': call({
    summary: 'How many messages of the inbox are unread',
    caller: 'player',
    data: z.strictObject({ unread: z.int() }),
    failures: {},
  }),

  'GET Messages/GetSentMessages': call({
    summary: 'What the player wrote to the operator, the newest first, at most 200',
    caller: 'player',
    data: z.array(message),
    failures: {},
  }),

  'POST Messages/ReadMessage': call({
    summary: 'Marks a message of the inbox as read; again is the same',
    caller: 'player',
    query: z.strictObject({ messageId }),
    data: z.strictObject({ unread: z.int() }),
    failures: { MESSAGE_DOES_NOT_EXIST: nothing },
  }),

  'POST Messages/SendAdminMessage': call({
    summary: 'Writes to a department of the operator. What the fields hold is looked at before anything is kept',
    caller: 'player',
    callsPerMinuteMax: 30,
    query: z.strictObject({
      messageHeader: z.string(),
      department: z.string(),
      messageText: z.string(),
      key: z
        .string()
        .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -')
        .optional()
        .meta({ description: 'Names the message: sent again, it is the same message' }),
    }),
    queryMayBeBody: true,
    data: z.strictObject({ id: z.string() }),
    failures: {
      VALIDATION_ERROR: z.strictObject({
        messageHeader: fieldProblem,
        department: fieldProblem,
        messageText: fieldProblem,
      }),
      TOO_MANY_ATTEMPTS: nothing,
    },
  }),

  'POST Messages/DeleteMessage': call({
    summary: "Takes a message out of the player's inbox or sent messages",
    caller: 'player',
    query: z.strictObject({ messageId }),
    data: nothing,
    failures: { MESSAGE_DOES_NOT_EXIST: nothing },
  }),
};

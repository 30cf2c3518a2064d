import { z } from 'zod';
import { major, message, uuid } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, instant } from '../../fields.ts';
import { exclusions, mailingChannels, mailingLanguages, mailingStates } from '../../mailing-words.ts';
import { officeCall } from '../../office-call.ts';
import { segmentConditions } from '../../segment-conditions.ts';

const count = z.number().int().min(0);
const noControl = /^[^\p{Cc}]*$/u;
const writing = z.strictObject({
  header: z.string().trim().max(120).regex(noControl).meta({ description: 'Of an inbox message; empty in a text' }),
  text: z
    .string()
    .trim()
    .min(1)
    .max(5_000)
    .regex(/^(?:[^\p{Cc}]|\n)*$/u),
});
const texts = z
  .strictObject({ en: writing, sw: writing.nullish(), zh: writing.nullish() })
  .meta({ description: 'A language without a text falls back to English' });
const channel = z.enum(mailingChannels);
const language = z.enum(mailingLanguages);

const audience = z.strictObject({
  matched: count.meta({ description: 'Players of the segment' }),
  recipients: count,
  excluded: z.array(z.strictObject({ reason: z.enum(exclusions), players: count })),
  cost: major.meta({ description: 'Of texts: the price of a part, times the parts of each text' }),
  isComplete: z.boolean().meta({ description: 'False: the count took too long, and there are more' }),
});

const shownText = z.strictObject({
  language,
  header: z.string(),
  text: z.string().meta({ description: 'As the player gets it, with the words about STOP where there are some' }),
  isFallback: z.boolean(),
  encoding: z.enum(['GSM-7', 'UCS-2']),
  parts: count,
  recipients: count,
});

const mailing = z.strictObject({
  id: uuid,
  channel,
  isService: z.boolean(),
  name: z.string(),
  segment: z.strictObject({ id: uuid, version: z.number().int(), name: z.string(), conditions: segmentConditions }),
  texts: z.array(z.strictObject({ language, header: z.string(), text: z.string() })),
  sendAt: instant,
  state: z.enum(mailingStates),
  isQuiet: z.boolean().meta({ description: 'It is due, and waits for the end of the quiet hours' }),
  counted: audience.meta({ description: 'When it was asked for' }),
  reached: count.meta({ description: 'Inboxes, or texts that the gateway took' }),
  waiting: count.meta({ description: 'Texts that are not handed over yet' }),
  failed: count.meta({ description: 'Texts that the gateway did not take' }),
  unknown: count.meta({ description: 'Texts whose hand-over was cut off: they are not sent again' }),
  excluded: z.array(z.strictObject({ reason: z.enum(exclusions), players: count })),
  cost: major.meta({ description: 'Of the texts that were handed over' }),
  madeBy: z.string(),
  madeAt: instant,
  comment: z.string(),
  approvedBy: z.string().nullable(),
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  actions: z.array(z.enum(['cancel'])),
});

nameSchemas({ MailingAudience: audience, MailingWriting: writing, Mailing: mailing });

const plan = {
  segmentId: uuid,
  segmentVersion: z.number().int().min(1).max(1_000_000),
  channel,
  isService: z.boolean().meta({ description: 'About the service itself: it goes to all, at any hour' }),
  texts,
};

export const mailingCalls = {
  'POST Marketing/Count': officeCall({
    summary: 'How many players meet conditions now, before they are saved',
    permission: 'marketing.send',
    body: z.strictObject({ conditions: segmentConditions }),
    data: z.strictObject({ matched: count, isComplete: z.boolean() }),
    failures: {},
  }),
  'POST Marketing/Preview': officeCall({
    summary:
      'Whom a mailing would reach now, what it would cost, who is excluded and why, and whether it takes two people',
    permission: 'marketing.send',
    body: z.strictObject(plan),
    data: z.strictObject({
      audience,
      texts: z.array(shownText),
      needsTwo: z.boolean(),
      twoPersonSize: count,
      twoPersonCost: major,
      quietUntil: instant.nullable().meta({ description: 'What is sent now waits until then' }),
    }),
    failures: { RECORD_DOES_NOT_EXIST: message, TEXT_TOO_LONG: message, TEXTS_ARE_OFF: message },
  }),
  'POST Marketing/Send': officeCall({
    summary: 'Sends a mailing at its time, or asks a second person where it takes two',
    permission: 'marketing.send',
    body: z.strictObject({
      id: uuid.meta({ description: 'Chosen by the page: the same one twice is one mailing' }),
      name: z.string().trim().min(1).max(80),
      ...plan,
      sendAt: instant.nullish().meta({ description: 'Left out: now' }),
      comment,
    }),
    data: z.strictObject({ state: z.enum(['asked', 'scheduled']) }),
    failures: {
      ...{ RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message },
      ...{ TEXT_TOO_LONG: message, TEXTS_ARE_OFF: message },
    },
  }),
  'POST Marketing/Cancel': officeCall({
    summary: 'Stops a mailing: what is not sent yet is not sent',
    permission: 'marketing.send',
    body: z.strictObject({ id: uuid, comment }),
    data: z.strictObject({ state: z.literal('cancelled') }),
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message },
  }),
  'GET Marketing/List': officeCall({
    summary: 'The newest mailings, those that are not over first',
    permission: 'marketing.read',
    data: z.strictObject({ mailings: z.array(mailing), actions: z.array(z.enum(['send'])) }),
    failures: {},
  }),
} as const;

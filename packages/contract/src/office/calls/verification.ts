import { z } from 'zod';
import { message } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const problem = z
  .enum([
    'NAME_TO_COMPARE',
    'OTHER_NAME',
    'OTHER_BIRTH_DATE',
    'NUMBER_IN_USE',
    'NO_ANSWER',
    'NOT_FOUND',
    'OTHER_PERSON',
    'DETAILS_CHANGED',
  ])
  .meta({ description: 'Why a person decides, or why it was sent back' });

const suggestion = z.enum(['accept', 'look', 'refuse']);
const nameDecision = z.enum(['same', 'suggest', 'different']);

const waiting = z.strictObject({
  playerId: rowId,
  userName: z.string(),
  name: z.string(),
  since: instant,
  waits: z.array(z.enum(['number', 'document', 'selfie'])),
  problem: problem.nullable(),
  suggestion: suggestion.nullable(),
});

const word = z.strictObject({
  text: z.string(),
  isFound: z.boolean().meta({ description: 'Whether the other name has it as well' }),
});

const numberCheck = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  kind: z.enum(['nin', 'vnin', 'bvn', 'nida']),
  lastDigits: z.string(),
  state: z.enum(['waiting', 'review', 'accepted', 'again', 'refused']),
  problem: problem.nullable(),
  playerName: z.array(word),
  birthDate: z.iso.date(),
  registerName: z.array(word).nullable(),
  registerBirthDate: z.iso.date().nullable(),
  nameDecision: nameDecision.nullable(),
  suggestion: suggestion.nullable(),
  playerText: z.string().nullable(),
  submittedAt: instant,
  stateAt: instant,
  decidedBy: z.string().nullable(),
  actions: z.array(z.enum(['accept', 'again', 'refuse', 'reveal'])),
});

const document = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  kind: z.enum(['identity-card', 'passport', 'driving-licence', 'voter-card', 'selfie']),
  mediaType: z.enum(['image/webp', 'application/pdf']),
  bytes: z.int(),
  state: z.enum(['waiting', 'accepted', 'again', 'refused']),
  isKept: z.boolean().meta({ description: 'False once its time was over' }),
  playerText: z.string().nullable(),
  uploadedAt: instant,
  stateAt: instant,
  decidedBy: z.string().nullable(),
  actions: z.array(z.enum(['accept', 'again', 'refuse', 'open'])),
});

const record = z.strictObject({
  playerId: rowId,
  userName: z.string(),
  name: z.string(),
  birthDate: z.iso.date().nullable(),
  level: z.int(),
  checks: z.array(numberCheck).meta({ description: 'The newest first' }),
  documents: z.array(document),
});

const playerText = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^\P{Cc}*$/u, 'has a control character')
  .nullish()
  .meta({ description: 'What the player reads. It is needed unless it is accepted' });

nameSchemas({
  WaitingVerification: waiting,
  NameWord: word,
  NumberCheck: numberCheck,
  KeptDocument: document,
  VerificationRecord: record,
});

const failures = { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message };

export const verificationCalls = {
  'GET Verification/List': officeCall({
    summary: 'Players whose identity a person decides on, the one who waits longest first',
    permission: 'verification.read',
    readsPersonalData: true,
    data: z.array(waiting),
    failures: {},
  }),
  'GET Verification/Player': officeCall({
    summary: 'What a player gave, what the register says to it, and what this person may do about it',
    permission: 'verification.read',
    readsPersonalData: true,
    query: z.strictObject({ playerId: rowId }),
    data: record,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'GET Verification/Document': officeCall({
    summary: 'A document as the player sent it, without what else its file held. Each look is kept in the audit',
    permission: 'verification.documents',
    query: z.strictObject({ id: z.uuid() }),
    data: z.strictObject({ mediaType: z.enum(['image/webp', 'application/pdf']), data: z.base64() }),
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Verification/Decide': officeCall({
    summary: 'Accepts a number or a document, asks for another one, or refuses it',
    permission: 'verification.judge',
    body: z.strictObject({
      id: z.uuid().meta({ description: 'Of the number check or the document' }),
      version: z.int().meta({ description: 'As it was seen' }),
      decision: z.enum(['accept', 'again', 'refuse']),
      reason: comment,
      playerText,
    }),
    data: message,
    failures: { ...failures, INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Verification/RevealNumber': officeCall({
    summary: 'The whole number that a player gave',
    permission: 'verification.numbers',
    body: z.strictObject({ id: z.uuid(), reason: comment }),
    data: z.strictObject({ number: z.string() }),
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
} as const;

import { z } from 'zod';
import { call } from '../call.ts';
import { localTime, major, message, nothing, uuid } from '../fields.ts';
import { nameSchemas } from '../names.ts';

const documentBytesMax = 10_000_000;
const documentBodyBytesMax = Math.ceil(documentBytesMax / 3) * 4 + 1_000;

const numberKind = z.enum(['nin', 'vnin', 'bvn', 'nida']);
const documentKind = z.enum(['identity-card', 'passport', 'driving-licence', 'voter-card', 'selfie']);

const allowance = z
  .strictObject({ day: major.nullable(), month: major.nullable() })
  .meta({ description: 'Null: no limit' });

const level = z.strictObject({
  level: z.int(),
  needs: z.enum(['number', 'identity', 'documents']),
  deposits: allowance,
  withdrawals: allowance,
});

const checkedNumber = z.strictObject({
  kind: numberKind,
  lastDigits: z.string(),
  state: z.enum(['waiting', 'review', 'accepted', 'again', 'refused']).meta({
    description: '`waiting`: for the register. `review`: for a person. `again`: a new number may be given',
  }),
  isLate: z.boolean().meta({ description: 'The register did not answer yet, and is asked again' }),
  reason: z
    .enum(['NOT_FOUND', 'OTHER_PERSON', 'DETAILS_CHANGED'])
    .nullable()
    .meta({ description: "The register's, where it said no, or that the details are other ones by now" }),
  text: z.string().nullable().meta({ description: 'What the staff writes to the player' }),
  at: localTime,
});

const document = z.strictObject({
  id: uuid,
  kind: documentKind,
  state: z.enum(['waiting', 'accepted', 'again', 'refused']),
  text: z.string().nullable(),
  at: localTime,
});

const verification = z.strictObject({
  isAsked: z.boolean().meta({ description: 'Whether levels limit payments in this house' }),
  level: z.int(),
  levels: z.array(level),
  numbers: z.array(numberKind).meta({ description: 'Kinds that can be given' }),
  hasDetails: z.boolean().meta({ description: 'Name and birth date are known, which a number is compared with' }),
  check: checkedNumber.nullable().meta({ description: 'The newest number that was given' }),
  documents: z.array(document).meta({ description: 'The newest of each kind' }),
});

nameSchemas({
  VerificationLevel: level,
  CheckedNumber: checkedNumber,
  VerificationDocument: document,
  Verification: verification,
});

export const verificationCalls = {
  'GET Verification/Get': call({
    summary: 'How well the house knows the player, what each level allows, and how far the next one is',
    caller: 'player',
    data: verification,
    failures: {},
  }),

  'POST Verification/SubmitNumber': call({
    summary: "Gives an identity number, which is compared with a register's name and birth date",
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({ kind: numberKind, number: z.string().max(40) }),
    data: verification,
    failures: {
      INCORRECT_PARAMETER_VALUE: message,
      PERSONAL_DETAILS_NEEDED: nothing,
      TOO_MANY_ATTEMPTS: nothing,
      VERIFICATION_NOT_OPEN: nothing,
    },
  }),

  'POST Verification/Upload': call({
    summary: 'Sends a picture or a PDF of a document, or a selfie. Sent again under the same key, it is the same one',
    caller: 'player',
    callsPerMinuteMax: 30,
    isCostly: true,
    bodyBytesMax: documentBodyBytesMax,
    body: z.strictObject({
      key: uuid,
      kind: documentKind,
      data: z
        .base64()
        .min(1)
        .max(documentBodyBytesMax)
        .meta({ description: 'A JPEG, PNG, WebP or PDF file of at most 10 MB, as base64' }),
    }),
    data: verification,
    failures: {
      INCORRECT_PARAMETER_VALUE: message.meta({
        description: 'NO_DOCUMENT, TOO_LARGE, TOO_MANY_PIXELS or TOO_SMALL',
      }),
      TOO_MANY_ATTEMPTS: nothing,
      VERIFICATION_NOT_OPEN: nothing,
    },
  }),
};

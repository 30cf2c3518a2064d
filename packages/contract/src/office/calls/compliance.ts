import { marketRegions } from '@harmattan/kernel/market-regions';
import { z } from 'zod';
import { message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { licenceProducts, playerFlags } from '../compliance-words.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const listMax = 200;
const playersMax = 20;

const line = (lengthMax: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(lengthMax)
    .regex(/^\P{Cc}*$/u, 'has a control character');
const lines = (lengthMax: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(lengthMax)
    .regex(/^(?:[\n\t]|[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069])*$/u, 'has a control character');
const day = z.iso.date().meta({ description: 'A day of the market: `2026-03-31`' });
const region = z.string().refine((name) => marketRegions.includes(name), 'must be a state of the market');
const caseId = z.string().meta({ description: 'Of the case of the report, as `C-900000001`' });
const player = z.strictObject({ playerId: rowId, userName: z.string().nullable() });

const report = z.strictObject({
  id: uuid,
  caseId,
  kind: z.enum(['large', 'suspicious']),
  ...player.shape,
  day: day.nullable().meta({ description: 'Of large payments' }),
  direction: z.enum(['deposit', 'withdraw']).nullable(),
  amount: signedMajor.meta({ description: 'Of the payments that it is about' }),
  payments: z.int(),
  why: z.string(),
  openedBy: z.string().nullable().meta({ description: 'Null: a rule' }),
  since: instant,
  dueAt: instant,
  isOverdue: z.boolean(),
  state: z.enum(['open', 'sent', 'dropped']),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reference: z.string().nullable().meta({ description: 'What the authority calls it' }),
  comment: z.string().nullable(),
  actions: z.array(z.enum(['send', 'drop'])),
});

const file = z.strictObject({
  fileName: z.string(),
  content: z.string().meta({ description: 'JSON: who, what, when and why' }),
  sha256: z.string().meta({ description: 'Of the content, in hexadecimal digits' }),
});

const order = z.strictObject({
  id: uuid,
  authority: z.string(),
  number: z.string(),
  receivedAt: instant,
  asks: z.enum(['freeze', 'tell', 'release']),
  until: instant.nullable(),
  text: z.string(),
  documentSha256: z.string().nullable(),
  players: z.array(player),
  releases: z.string().nullable().meta({ description: 'The order whose freeze this one ended: authority and number' }),
  state: z.enum(['in force', 'open', 'over', 'released', 'answered', 'done']),
  registeredBy: z.string(),
  registeredAt: instant,
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
  actions: z.array(z.enum(['release', 'answer'])),
});

const licence = z.strictObject({
  id: uuid,
  authority: z.string(),
  number: z.string(),
  regions: z.array(z.string()),
  products: z.array(z.string()),
  from: day,
  until: day,
  daysLeft: z.int(),
  alarm: z
    .enum(['expired', 'expires within 7 days', 'expires within 30 days', 'expires within 60 days'])
    .nullable()
    .meta({ description: 'Null also where another one follows it' }),
  registeredBy: z.string(),
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  actions: z.array(z.enum(['end'])),
});

const flag = z.strictObject({
  id: uuid,
  ...player.shape,
  flag: z.enum(playerFlags),
  reason: z.string(),
  document: z.string().meta({ description: 'Where the paper is' }),
  off: z.array(z.string()).meta({ description: 'Switches that it keeps off' }),
  balance: signedMajor,
  deposited: signedMajor.meta({ description: 'Since the registration' }),
  withdrawn: signedMajor,
  staked: signedMajor.meta({ description: 'Of the newest thousand entries, without what came back' }),
  setBy: z.string(),
  since: instant,
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
  actions: z.array(z.enum(['end'])),
});

nameSchemas({
  ComplianceReport: report,
  ComplianceFile: file,
  AuthorityOrder: order,
  Licence: licence,
  PlayerFlag: flag,
});

const moved = { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message };

const reportCalls = {
  'GET Compliance/Reports': officeCall({
    summary: 'Reports to the authority: those that are due, or those that were decided on',
    permission: 'compliance.read',
    readsPersonalData: true,
    query: z.strictObject({ which: z.enum(['open', 'decided']).optional() }),
    data: z.array(report).max(listMax),
    failures: {},
  }),
  'GET Compliance/ReportFile': officeCall({
    summary: 'A report as a file: who, what, when and why',
    permission: 'compliance.read',
    readsPersonalData: true,
    query: z.strictObject({ id: uuid }),
    data: file,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Compliance/Suspect': officeCall({
    summary: 'Opens a report of something suspicious about a player, with a case that compliance alone reads',
    permission: 'compliance.act',
    body: z.strictObject({
      playerId: rowId,
      why: lines(2_000),
      payments: z.array(uuid).max(20).optional(),
      key: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .meta({ description: 'Names it among those of the member: sent again, it opens no other one' }),
    }),
    data: message,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Compliance/MarkSent': officeCall({
    summary: 'The authority has the report. Solves its case',
    permission: 'compliance.act',
    body: z.strictObject({
      id: uuid,
      payments: z.int().min(0).meta({ description: 'How many the report had when it was sent' }),
      reference: line(80),
      comment,
    }),
    data: message,
    failures: moved,
  }),
  'POST Compliance/Drop': officeCall({
    summary: 'A suspicion is not reported. What a rule of the market counted cannot be dropped',
    permission: 'compliance.act',
    body: z.strictObject({ id: uuid, comment }),
    data: message,
    failures: moved,
  }),
} as const;

const orderCalls = {
  'GET Compliance/Orders': officeCall({
    summary: 'Orders of courts and authorities, the newest first',
    permission: 'compliance.read',
    readsPersonalData: true,
    query: z.strictObject({ playerId: rowId.optional() }),
    data: z.array(order).max(listMax),
    failures: {},
  }),
  'POST Compliance/RegisterOrder': officeCall({
    summary:
      'Registers an order and does what it asks for: a freeze turns play and withdrawals of its players off, a release ends the freeze of the order that it names and no other',
    permission: 'switches.order',
    body: z.strictObject({
      authority: line(120),
      number: line(80),
      receivedAt: instant,
      asks: z.enum(['freeze', 'tell', 'release']),
      until: instant.nullish().meta({ description: 'Of a freeze: it is over then by itself' }),
      text: lines(4_000),
      documentSha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .nullish()
        .meta({ description: 'Of the document' }),
      players: z
        .array(rowId)
        .max(playersMax)
        .optional()
        .meta({ description: 'Of a freeze, and of what is to be told' }),
      releases: uuid.optional().meta({ description: 'Of a release: the order whose freeze ends' }),
    }),
    data: z.strictObject({ id: uuid }),
    failures: { ...moved, INCORRECT_PARAMETER_VALUE: message, NAME_IS_TAKEN: message },
  }),
  'POST Compliance/AnswerOrder': officeCall({
    summary: 'The authority was told what the order asks for',
    permission: 'compliance.act',
    body: z.strictObject({ id: uuid, comment }),
    data: message,
    failures: moved,
  }),
} as const;

const licenceCalls = {
  'GET Compliance/Licences': officeCall({
    summary: 'Licences of the house, those that end next first',
    permission: 'compliance.read',
    data: z.array(licence).max(listMax),
    failures: {},
  }),
  'POST Compliance/AddLicence': officeCall({
    summary: 'Registers a licence. A renewal is a licence of its own',
    permission: 'compliance.act',
    body: z
      .strictObject({
        authority: line(120),
        number: line(80),
        regions: z.array(region).min(1).max(marketRegions.length),
        products: z.array(z.enum(licenceProducts)).min(1),
        ...{ from: day, until: day, comment },
      })
      .refine(({ from, until }) => from <= until, 'must end after it begins'),
    data: z.strictObject({ id: uuid }),
    failures: { NAME_IS_TAKEN: message },
  }),
  'POST Compliance/EndLicence': officeCall({
    summary: 'A licence counts no longer: withdrawn, given back, or registered by mistake',
    permission: 'compliance.act',
    body: z.strictObject({ id: uuid, comment }),
    data: message,
    failures: { RECORD_HAS_MOVED_ON: message },
  }),
} as const;

const flagCalls = {
  'GET Compliance/Flags': officeCall({
    summary: 'Players who are deceased, under age, or relatives of staff, with their money',
    permission: 'compliance.read',
    readsPersonalData: true,
    data: z.array(flag).max(listMax),
    failures: {},
  }),
  'POST Compliance/Flag': officeCall({
    summary: 'Flags a player. Turns off at once what the flag stands for; no other desk turns it on',
    permission: 'compliance.act',
    body: z.strictObject({ playerId: rowId, flag: z.enum(playerFlags), reason: comment, document: line(200) }),
    data: message,
    failures: moved,
  }),
  'POST Compliance/EndFlag': officeCall({
    summary: 'The flag was wrong, or its reason is over. What other sources hold off stays off',
    permission: 'compliance.act',
    body: z.strictObject({ id: uuid, comment }),
    data: message,
    failures: moved,
  }),
} as const;

export const complianceCalls = { ...reportCalls, ...orderCalls, ...licenceCalls, ...flagCalls } as const;

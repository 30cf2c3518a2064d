import { z } from 'zod';
import { round } from '../../calls/game.ts';
import { message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

/** What a person may do to a player now. The list is made for the one who asks. */
const playerActions = [
  ...['adjust', 'note', 'end-sessions', 'reset-second-factor', 'force-password-change', 'change-number'],
  ...['mark-tester', 'unmark-tester', 'suspect', 'flag'],
] as const;

const sum = z.strictObject({ count: z.int(), amount: signedMajor });

const player = z.strictObject({
  playerId: rowId,
  userName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
  nameChangedAt: instant.nullable(),
  language: z.string().nullable(),
  currency: z.string(),
  rankId: z.int(),
  registeredAt: instant,
  numberProvenAt: instant.nullable(),
  closedAt: instant.nullable().meta({ description: 'When the player closed the account' }),
  yieldedAt: instant.nullable().meta({ description: 'When the number went to another player, who proved it' }),
  lastSeenAt: instant.nullable(),
  passwordChange: z
    .enum(['at_sign_in', 'by_recovery'])
    .nullable()
    .meta({ description: 'A due password: changed at the next sign-in, or by a code only' }),
  appSecondFactor: z.boolean(),
  smsSecondFactor: z.boolean(),
  wantsEmail: z.boolean(),
  wantsSms: z.boolean(),
  openSessions: z.int().meta({ description: 'At most 50 are counted' }),
  balance: signedMajor,
  held: signedMajor,
  deposits: sum,
  withdrawals: sum,
  turnover: signedMajor.meta({ description: 'Stakes less those that came back' }),
  turnoverSince: instant.nullable().meta({
    description: 'Where there are more entries than were summed: when the oldest of those was. Null: all are',
  }),
  notes: z.int().meta({ description: 'At most 50 are counted' }),
  waiting: z.array(z.strictObject({ approvalId: uuid, kind: z.string(), amount: signedMajor.nullable() })),
  actions: z.array(z.enum(playerActions)),
});

const entry = z.strictObject({
  key: z.guid(),
  at: instant,
  kind: z.string(),
  about: z.string(),
  status: z.string(),
  amount: signedMajor.meta({ description: 'What was asked for' }),
  change: signedMajor.meta({ description: 'What the player gained; below zero: paid' }),
  balance: signedMajor.meta({ description: 'After it' }),
  held: signedMajor,
  account: z.string().nullable().meta({ description: 'Of the house' }),
  product: z.string().nullable(),
  supplier: z.string().nullable(),
  game: z.string().nullable(),
  round: z.guid().nullable(),
});

const payment = z.strictObject({
  id: uuid,
  at: instant,
  direction: z.enum(['deposit', 'withdraw']),
  method: z.string(),
  gateway: z.string(),
  reference: z.string(),
  gatewayReference: z.string().nullable(),
  amount: signedMajor,
  received: signedMajor.nullable(),
  currency: z.string(),
  state: z.string(),
  balance: signedMajor.nullable().meta({ description: 'After it; null while no money has moved' }),
  account: z.string().nullable().meta({ description: 'Of a withdrawal, all but the last digits hidden' }),
  holder: z.string().nullable().meta({ description: 'By the word of the bank' }),
  note: z.string().nullable(),
});

const device = { isMobile: z.boolean(), os: z.string(), browser: z.string(), address: z.string() };
const session = z.strictObject({ id: uuid, openedAt: instant, lastSeenAt: instant, ...device });
const knownDevice = z.strictObject({
  id: uuid,
  since: instant,
  lastSeenAt: instant,
  others: z.int().meta({ description: 'How many other players have signed in on it' }),
});
const securityEvent = z.strictObject({ at: instant, event: z.string(), outcome: z.string(), ...device });

const letter = z.strictObject({
  id: rowId,
  at: instant,
  header: z.string(),
  text: z.string(),
  author: z.string().nullable().meta({ description: 'Null: the player' }),
  isSent: z.boolean().meta({ description: 'By the player' }),
  isRead: z.boolean(),
  isDeleted: z.boolean().meta({ description: 'By the player, who does not see it any more' }),
});

const audited = z.strictObject({
  at: instant,
  actor: z.string(),
  action: z.string(),
  outcome: z.enum(['done', 'refused', 'read']),
  reason: z.string().nullable(),
  before: z.json(),
  after: z.json(),
});

const note = z.strictObject({ id: rowId, at: instant, author: z.string(), text: z.string() });

const moment = z.strictObject({
  at: instant,
  kind: z.enum(['money', 'payment', 'security', 'message', 'staff', 'note']),
  what: z.string().meta({ description: 'In words of the record: `credit adjustment`, `sign-in: signed in`' }),
  amount: signedMajor.nullable(),
  detail: z.string().nullable(),
  id: z.string().meta({ description: 'Of the record, in its own list' }),
});

const next = z.string().nullable().meta({ description: '`before` of the next page. Null: there is none' });
const pageOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item), next });

nameSchemas({
  Player: player,
  PlayerEntry: entry,
  PlayerPayment: payment,
  PlayerSession: session,
  PlayerDevice: knownDevice,
  PlayerSecurityEvent: securityEvent,
  PlayerLetter: letter,
  PlayerNote: note,
  PlayerMoment: moment,
});

const ofPlayer = z.strictObject({ playerId: rowId });
const pageOfPlayer = z.strictObject({
  playerId: rowId,
  before: z
    .string()
    .regex(/^[\w.~-]{1,400}$/, 'must be the `next` of a page')
    .optional()
    .meta({ description: 'The `next` of the page before' }),
});

const reading = { permission: 'players.read', readsPersonalData: true, query: pageOfPlayer } as const;
const failures = { RECORD_DOES_NOT_EXIST: message };

/** Everything about one player. Lists are pages, the newest first. */
export const playerFileCalls = {
  'GET Players/Get': officeCall({
    summary: 'The head of a player’s file',
    permission: 'players.read',
    readsPersonalData: true,
    query: ofPlayer,
    data: player,
    failures,
  }),
  'GET Players/Journal': officeCall({
    ...reading,
    summary: 'Every entry of the player’s account, with the balance after each',
    data: pageOf(entry),
    failures: {},
  }),
  'GET Players/Bets': officeCall({
    ...reading,
    summary: 'The player’s rounds and bets, those that moved last first',
    data: pageOf(round),
    failures: {},
  }),
  'GET Players/Payments': officeCall({
    ...reading,
    summary: 'The player’s deposits and withdrawals',
    data: pageOf(payment),
    failures: {},
  }),
  'GET Players/Sessions': officeCall({
    ...reading,
    summary: 'Open sessions and known devices, and a page of sign-ins, failed ones and other events of security',
    data: z.strictObject({
      sessions: z.array(session),
      devices: z.array(knownDevice),
      items: z.array(securityEvent),
      next,
    }),
    failures: {},
  }),
  'GET Players/Messages': officeCall({
    ...reading,
    summary: 'What the player and the operator wrote to each other',
    data: pageOf(letter),
    failures: {},
  }),
  'GET Players/Notes': officeCall({
    ...reading,
    summary: 'What the staff wrote down about the player, who does not see it',
    data: pageOf(note),
    failures: {},
  }),
  'GET Players/Audit': officeCall({
    ...reading,
    permission: 'audit.read',
    summary: 'What the staff did to the player, was refused and read',
    data: pageOf(audited),
    failures: {},
  }),
  'GET Players/Timeline': officeCall({
    ...reading,
    summary:
      'Money, payments, security, messages, notes and, for those who read the audit, acts of the staff in one list, without what was only read',
    data: pageOf(moment),
    failures: {},
  }),
} as const;

import { z } from 'zod';
import { major, message, nothing, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const found = z.strictObject({
  playerId: rowId,
  userName: z.string(),
  name: z.string().nullable(),
  createdAt: instant,
  foundBy: z.enum(['id', 'reference', 'device', 'address', 'number', 'former-number', 'name']),
});

const link = z.strictObject({
  kind: z.enum(['destination', 'device', 'card', 'address']),
  weight: z.enum(['heavy', 'light']),
  detail: z.string().meta({ description: 'Last digits of the account or card, id of the device, or the address' }),
});
const linked = z.strictObject({
  playerId: rowId,
  userName: z.string().nullable(),
  points: z.int().meta({ description: 'Of all kinds of links together, each once' }),
  links: z.array(link),
});

/** `done`: the money has moved. `no`: the second person refused. `due`: it is approved and on its way. `refused`: approved, and the account held too little. */
const adjusted = z.strictObject({ state: z.enum(['waits', 'no', 'due', 'done', 'refused']), approvalId: uuid });

nameSchemas({ FoundPlayer: found, LinkedPlayer: linked, Adjusted: adjusted });

const ofPlayer = { playerId: rowId, reason: comment };

export const playerCalls = {
  'GET Players/Search': officeCall({
    summary:
      'Players by the beginning of the number, of the one that a closed account had, or of a word of the name, by id, as in `#1234`, by a payment’s reference, a device or an address: at most fifty',
    permission: 'players.read',
    readsPersonalData: true,
    query: z.strictObject({ text: z.string().trim().min(2).max(64) }),
    data: z.array(found),
    failures: {},
  }),
  'GET Players/Linked': officeCall({
    summary:
      'Other accounts with the same payment destination, device or card, or with an address that fewer than twenty accounts used in seven days',
    permission: 'players.read',
    readsPersonalData: true,
    query: z.strictObject({ playerId: rowId }),
    data: z.array(linked),
    failures: {},
  }),
  'POST Players/AddNote': officeCall({
    summary: 'Writes something down about a player, who does not see it. A note is never changed',
    permission: 'players.note',
    body: z.strictObject({
      playerId: rowId,
      text: z.string().trim().min(1).max(2000),
    }),
    data: z.strictObject({ id: rowId }),
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Players/EndSessions': officeCall({
    summary: 'Signs a player out everywhere. The player gets a text',
    permission: 'players.secure',
    body: z.strictObject(ofPlayer),
    data: nothing,
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message },
  }),
  'POST Players/ForcePasswordChange': officeCall({
    summary: 'Has a player choose a new password, and ends every session. The player gets a text',
    permission: 'players.secure',
    body: z.strictObject({
      ...ofPlayer,
      how: z
        .enum(['at_sign_in', 'by_recovery'])
        .meta({ description: 'by_recovery: the old password opens nothing, only a code by SMS does' }),
    }),
    data: nothing,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Players/MarkTester': officeCall({
    summary:
      'Makes a player a tester, who is shown payment methods that are for testers alone, or a plain player again',
    permission: 'players.secure',
    body: z.strictObject({ ...ofPlayer, isTester: z.boolean() }),
    data: nothing,
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message },
  }),
  'POST Players/ResetSecondFactor': officeCall({
    summary: 'Asks for the removal of an authenticator app that the player has lost. A second person approves it',
    permission: 'players.secure',
    body: z.strictObject({
      ...ofPlayer,
      proof: z
        .enum(['document-in-person', 'document-by-video'])
        .meta({ description: 'How the staff made sure that it is the player who asks' }),
    }),
    data: z.strictObject({ state: z.literal('waits'), approvalId: uuid }),
    failures: { RECORD_DOES_NOT_EXIST: message, SECOND_FACTOR_IS_OFF: nothing },
  }),
  'POST Players/ChangeNumber': officeCall({
    summary:
      'Asks for another mobile number for a player who has lost the old one. A second person approves it; both numbers get a text, sessions end, and withdrawals wait',
    permission: 'players.secure',
    body: z.strictObject({
      ...ofPlayer,
      number: z.string().trim().max(20),
      proof: z
        .enum(['document-in-person', 'document-by-video'])
        .meta({ description: 'How the staff made sure that it is the player who asks' }),
    }),
    data: z.strictObject({ state: z.literal('waits'), approvalId: uuid }),
    failures: {
      RECORD_DOES_NOT_EXIST: message,
      INCORRECT_PARAMETER_VALUE: nothing,
      MOBILE_ALREADY_EXISTS: message,
      RECORD_HAS_MOVED_ON: message,
    },
  }),
  'POST Players/Adjust': officeCall({
    summary:
      'Asks for money by hand, to a player or from one. A second person approves it. The same key is one request; a debit takes at most what the account holds',
    permission: 'adjustments.ask',
    body: z.strictObject({
      playerId: rowId,
      amount: major.refine((amountMinor) => amountMinor > 0n, 'must be above zero'),
      direction: z.enum(['credit', 'debit']),
      reason: comment,
      key: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .regex(/^\P{Cc}*$/u, 'has a control character')
        .meta({ description: 'Names the request for ever; made by the page' }),
    }),
    data: adjusted,
    failures: { RECORD_DOES_NOT_EXIST: message, INSUFFICIENT_AMOUNT: nothing, PAYMENT_KEY_IN_USE: nothing },
  }),
} as const;

import { z } from 'zod';
import { message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

/** What a person may do to an item now. The list is made for the one who asks. */
const paymentActions = ['approve', 'reject'] as const;

const item = z.strictObject({
  id: z.string(),
  kind: z.string(),
  amount: signedMajor.nullable(),
  playerId: rowId.nullable(),
  userName: z.string().nullable(),
  since: instant,
  reason: z.string(),
  actions: z.array(z.enum(paymentActions)),
  approvalId: uuid.nullable().meta({ description: 'Of the request that waits for a second person' }),
});

/** `approved`: it is on its way. `waits`: a second person has to approve it. */
const decided = z.strictObject({ state: z.enum(['approved', 'waits']), approvalId: uuid.nullable() });

nameSchemas({ WaitingPayment: item });

export const paymentCalls = {
  'GET Payments/Worklist': officeCall({
    summary: 'What waits on the payments desk, the oldest first',
    permission: 'payments.read',
    readsPersonalData: true,
    data: z.array(item),
    failures: {},
  }),
  'POST Payments/ApproveWithdrawal': officeCall({
    summary: 'Approves a withdrawal. Above the limit for one person it waits for the approval of another one',
    permission: 'payments.decide',
    body: z.strictObject({ id: uuid, comment }),
    data: decided,
    failures: { RECORD_HAS_MOVED_ON: message, OWN_REQUEST: message },
  }),
  'POST Payments/RejectWithdrawal': officeCall({
    summary: 'Rejects a withdrawal: the money is the player’s again',
    permission: 'payments.decide',
    body: z.strictObject({
      id: uuid,
      comment,
      playerComment: z
        .string()
        .trim()
        .max(300)
        .regex(/^\P{Cc}*$/u, 'has a control character')
        .optional()
        .meta({ description: 'Shown to the player' }),
    }),
    data: z.strictObject({ state: z.literal('rejected') }),
    failures: { RECORD_HAS_MOVED_ON: message },
  }),
} as const;

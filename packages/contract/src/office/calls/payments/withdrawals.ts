import { z } from 'zod';
import { message, uuid } from '../../../fields.ts';
import { comment } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { actRefusals } from './payment-fields.ts';

/** `approved`: it is on its way. `waits`: a second person has to approve it. */
const decided = z.strictObject({ state: z.enum(['approved', 'waits']), approvalId: uuid.nullable() });

/** A list that a person has looked through. */
const approvedAtOnceMax = 50;

const approvedOne = z.strictObject({
  id: uuid,
  state: z.enum([
    ...['approved', 'waits'],
    ...['RECORD_HAS_MOVED_ON', 'RECORD_IS_CLAIMED', 'OWN_REQUEST', 'WITHDRAWALS_ARE_OFF'],
  ] as const),
  approvalId: uuid.nullable(),
});

export const withdrawalCalls = {
  'POST Payments/ApproveWithdrawal': officeCall({
    summary: 'Approves a withdrawal. Above the limit for one person it waits for the approval of another one',
    permission: 'payments.decide',
    body: z.strictObject({ id: uuid, comment }),
    data: decided,
    failures: { ...actRefusals, OWN_REQUEST: message, WITHDRAWALS_ARE_OFF: message },
  }),
  'POST Payments/ApproveWithdrawals': officeCall({
    summary:
      'Approves several withdrawals that wait for the same reason, each by itself and by the same rules as alone. Each has an outcome of its own',
    permission: 'payments.decide',
    body: z.strictObject({
      ids: z.array(uuid).min(1).max(approvedAtOnceMax),
      reason: z
        .string()
        .max(500)
        .meta({ description: 'As in the worklist: one that waits for another reason now has moved on' }),
      comment,
    }),
    data: z.array(approvedOne),
    failures: {},
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
    failures: actRefusals,
  }),
} as const;

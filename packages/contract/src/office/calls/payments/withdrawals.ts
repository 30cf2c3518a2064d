import { z } from 'zod';
import { message, uuid } from '../../../fields.ts';
import { comment } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { actRefusals } from './payment-fields.ts';

/** `approved`: it is on its way. `waits`: a second person has to approve it. */
const decided = z.strictObject({ state: z.enum(['approved', 'waits']), approvalId: uuid.nullable() });

export const withdrawalCalls = {
  'POST Payments/ApproveWithdrawal': officeCall({
    summary: 'Approves a withdrawal. Above the limit for one person it waits for the approval of another one',
    permission: 'payments.decide',
    body: z.strictObject({ id: uuid, comment }),
    data: decided,
    failures: { ...actRefusals, OWN_REQUEST: message },
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

import { z } from 'zod';
import { guid, major, message, uuid } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { actRefusals, itemId } from './payment-fields.ts';

/** `waits`: a second person has to approve it, with the same call or with `Approvals/Decide`. */
const acted = z.strictObject({ state: z.enum(['done', 'waits']), approvalId: uuid.nullable() });

/** What proves a payment outside of the platform: a number of the gateway or of the bank. */
const reference = z
  .string()
  .trim()
  .min(3)
  .max(100)
  .regex(/^\P{Cc}*$/u, 'has a control character');

const amount = major.optional().meta({
  description: 'Needed for money in another currency, and for money that the gateway does not confirm',
});

nameSchemas({ PaymentActed: acted });

const act = {
  permission: 'payments.decide',
  data: acted,
  failures: { ...actRefusals, OWN_REQUEST: message, INCORRECT_PARAMETER_VALUE: message, WITHDRAWALS_ARE_OFF: message },
} as const;
const settling = { ...act, permission: 'payments.settle' } as const;

export const actCalls = {
  'POST Payments/Settle': officeCall({
    ...settling,
    summary: 'Says what became of a pay-out that its gateway does not decide, or that it paid after a failure',
    body: z.strictObject({ id: uuid, outcome: z.enum(['paid', 'failed', 'returned']), reference, comment }),
  }),
  'POST Payments/PayByHand': officeCall({
    ...settling,
    summary: 'Marks a withdrawal as paid outside of its gateway. It always takes two people',
    body: z.strictObject({ id: uuid, reference, comment }),
  }),
  'POST Payments/Retry': officeCall({
    ...act,
    summary: 'Has the gateway or the wallet asked now, or a withdrawal sent',
    body: z.strictObject({ id: itemId, comment }),
  }),
  'POST Payments/Credit': officeCall({
    ...act,
    summary: 'Credits a deposit in review, or one that the gateway told of and does not confirm',
    body: z.strictObject({ id: uuid, amount, comment }),
  }),
  'POST Payments/GiveBack': officeCall({
    ...act,
    summary: 'Says that the payer gets the money back at the gateway',
    body: z.strictObject({ id: itemId, comment }),
  }),
  'POST Payments/Allocate': officeCall({
    ...act,
    summary: 'Credits money without a payment to a player, as a deposit',
    body: z.strictObject({ id: itemId, userName: z.string().trim().min(1).max(64), amount, comment }),
  }),
  'POST Payments/EndDeposit': officeCall({
    ...act,
    summary: 'Ends a deposit whose gateway does not answer. Money that comes after all goes to review',
    body: z.strictObject({ id: uuid, comment }),
  }),
  'POST Payments/MarkSeen': officeCall({
    ...act,
    summary: 'Takes a chargeback, or a pay-out that was paid after its failure, off the list',
    body: z.strictObject({ id: uuid, comment }),
  }),
  'POST Payments/Explain': officeCall({
    ...settling,
    summary: 'Closes a difference to a gateway’s list with its explanation. It moves no money',
    body: z.strictObject({ id: uuid, comment }),
  }),
  'POST Payments/EndClaim': officeCall({
    ...act,
    summary:
      'Ends what a player says was debited: it was credited in another way, or the gateway never had it. It moves no money',
    body: z.strictObject({ id: uuid, outcome: z.enum(['credited', 'rejected']), comment }),
  }),
  'POST Payments/ReleaseReserve': officeCall({
    ...settling,
    summary: 'Gives the player back what a sportsbook set aside and left',
    body: z.strictObject({ id: guid, comment }),
  }),
} as const;

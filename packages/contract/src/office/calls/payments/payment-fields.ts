import { z } from 'zod';
import { message } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { instant } from '../../fields.ts';

/** Of an item of the worklist: a payment, a claim or a difference by its uuid, money without a payment as `gateway:number`. */
export const itemId = z.string().min(1).max(200);

/** What a person may do to an item now. The list is made for the one who asks. */
const paymentActions = [
  ...['approve', 'reject', 'settle', 'payByHand', 'retry', 'credit', 'giveBack', 'allocate'],
  ...['endDeposit', 'markSeen', 'explain', 'endClaim', 'releaseReserve', 'claim', 'release'],
] as const;
export type PaymentAction = (typeof paymentActions)[number];

export const actions = z.array(z.enum(paymentActions));

/** Who works on an item. Acts of other people on it are refused until then. */
export const claim = z.strictObject({ userName: z.string(), until: instant, isOwn: z.boolean() });

/** What keeps a person from acting on an item. */
export const actRefusals = { RECORD_HAS_MOVED_ON: message, RECORD_IS_CLAIMED: message };

nameSchemas({ PaymentActions: actions, WorkClaim: claim });

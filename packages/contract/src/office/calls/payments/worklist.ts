import { z } from 'zod';
import { message, nothing, signedMajor, uuid } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { instant, rowId } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { actions, actRefusals, claim, itemId } from './payment-fields.ts';

const item = z.strictObject({
  id: z.string(),
  kind: z.string(),
  amount: signedMajor.nullable(),
  playerId: rowId.nullable(),
  userName: z.string().nullable(),
  since: instant,
  reason: z.string(),
  actions,
  takesTwo: z.boolean().meta({ description: 'Its approval takes a second person' }),
  approvalId: uuid.nullable().meta({ description: 'Of the request that waits for a second person' }),
  request: z
    .strictObject({
      kind: z.string(),
      asked: z.json().meta({ description: 'What is done with the second yes' }),
      ...{ maker: z.string(), comment: z.string(), since: instant },
    })
    .nullable()
    .meta({ description: 'The same request' }),
  claim: claim.nullable(),
});

nameSchemas({ WaitingPayment: item });

export const worklistCalls = {
  'GET Payments/Worklist': officeCall({
    summary: 'What waits on the payments desk, the oldest first',
    permission: 'payments.read',
    readsPersonalData: true,
    data: z.array(item),
    failures: {},
  }),
  'POST Payments/Claim': officeCall({
    summary: 'Keeps others from an item for ten minutes. Claimed again by its holder, it lasts ten minutes from then',
    permission: 'payments.decide',
    body: z.strictObject({
      id: itemId,
      kind: z.string().max(64).optional().meta({ description: 'As in the worklist: refused where it is another now' }),
    }),
    data: claim,
    failures: actRefusals,
  }),
  'POST Payments/Release': officeCall({
    summary: 'Ends an own claim. Without one it does nothing',
    permission: 'payments.decide',
    body: z.strictObject({ id: itemId }),
    data: nothing,
    failures: { RECORD_IS_CLAIMED: message },
  }),
} as const;

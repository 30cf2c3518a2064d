import { z } from 'zod';
import { nothing, signedMajor, uuid } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { instant, rowId } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { actions, claim } from './payment-fields.ts';

const sum = z.strictObject({ amount: signedMajor, count: z.int() });

const line = z.strictObject({
  state: z.string(),
  at: instant,
  by: z.string(),
  note: z.string().nullable(),
});

const request = z.strictObject({
  id: uuid,
  kind: z.string(),
  asked: z.json().meta({ description: 'What is done with the second yes' }),
  maker: z.string(),
  comment: z.string(),
  since: instant,
  approver: z.string().nullable(),
  approved: z.boolean().nullable().meta({ description: 'Null while it waits, and where it lapsed with its record' }),
  decidedAt: instant.nullable(),
  decisionComment: z.string().nullable(),
});

const destination = z.strictObject({
  kind: z.enum(['bank', 'wallet']),
  at: z.string().meta({ description: 'Code of the bank, or channel of the mobile money' }),
  number: z.string().meta({ description: 'All but the last digits hidden' }),
  holderName: z.string().nullable().meta({ description: 'The bank’s own name of the holder' }),
  nameMatch: z
    .string()
    .meta({ description: '`match`, `not compared`, or why the profile’s name does not vouch for it' }),
});

const payment = z.strictObject({
  id: uuid,
  direction: z.enum(['deposit', 'withdraw']),
  state: z.string(),
  since: instant.meta({ description: 'In its state' }),
  kinds: z.array(z.string()).meta({ description: 'As what it waits in the worklist; none where it does not' }),
  actions,
  claim: claim.nullable(),
  ...{ amount: signedMajor, received: signedMajor.nullable(), currency: z.string() },
  ...{ method: z.string(), gateway: z.string(), reference: z.string(), gatewayReference: z.string().nullable() },
  ...{ createdAt: instant, sentAt: instant.nullable() },
  ...{ playerId: rowId, userName: z.string().nullable(), playerName: z.string().nullable() },
  balance: z
    .strictObject({
      ...{ before: signedMajor.nullable(), after: signedMajor.nullable() },
      ...{ now: signedMajor, held: signedMajor },
    })
    .meta({ description: 'The player’s, around the entry of this payment and now' }),
  lifetime: z.strictObject({ deposits: sum, withdrawals: sum }),
  turnover: z
    .strictObject({ sinceDeposit: instant, staked: signedMajor })
    .nullable()
    .meta({ description: 'Stakes since the last deposit that was credited' }),
  destination: destination.nullable(),
  reasons: z.array(z.string()).meta({ description: 'Why it waits for a person' }),
  waits: z.array(z.strictObject({ reason: z.string(), until: instant })),
  otherWithdrawals: z
    .array(z.strictObject({ id: uuid, state: z.string(), amount: signedMajor, createdAt: instant }))
    .meta({ description: 'Of the 24 hours before it, and since' }),
  timeline: z.array(line),
  requests: z.array(request),
  playerComment: z.string().nullable().meta({ description: 'What the player was told of a rejection' }),
});

nameSchemas({ PaymentForOperator: payment });

export const paymentCall = {
  'GET Payments/Get': officeCall({
    summary: 'A payment with all that a decision on it needs',
    permission: 'payments.read',
    readsPersonalData: true,
    query: z.strictObject({ id: uuid }),
    data: payment,
    failures: { RECORD_DOES_NOT_EXIST: nothing },
  }),
} as const;

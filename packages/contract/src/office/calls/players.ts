import { z } from 'zod';
import { major, message, nothing, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const found = z.strictObject({ playerId: rowId, userName: z.string(), createdAt: instant });

/** `done`: the money has moved. `no`: the second person refused. `due`: it is approved and on its way. `refused`: approved, and the account held too little. */
const adjusted = z.strictObject({ state: z.enum(['waits', 'no', 'due', 'done', 'refused']), approvalId: uuid });

nameSchemas({ FoundPlayer: found, Adjusted: adjusted });

export const playerCalls = {
  'GET Players/Search': officeCall({
    summary: 'Players whose number begins with the text, or whose id it is, as in `#1234`',
    permission: 'players.read',
    readsPersonalData: true,
    query: z.strictObject({ text: z.string().trim().min(2).max(64) }),
    data: z.array(found),
    failures: {},
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

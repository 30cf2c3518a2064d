import { z } from 'zod';
import { message, nothing, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const waiting = z.strictObject({
  id: uuid,
  kind: z.string(),
  subject: z.string().meta({ description: 'Id of the record that the request is about' }),
  amount: signedMajor.nullable(),
  playerId: rowId.nullable(),
  userName: z.string().nullable().meta({ description: 'Of that player' }),
  asked: z.record(z.string(), z.string()).meta({ description: 'What an approver has to know of it, by field' }),
  maker: z.string().meta({ description: 'User name of the member of the staff who asks' }),
  comment: z.string(),
  detail: z.string().nullable().meta({ description: 'What exactly is asked for, where the kind does not say it' }),
  since: instant,
  actions: z.array(z.enum(['decide'])),
});

nameSchemas({ WaitingApproval: waiting });

export const approvalCalls = {
  'GET Approvals/Waiting': officeCall({
    summary: 'Requests that wait for a second person, the oldest first',
    permission: 'approvals.read',
    readsPersonalData: true,
    data: z.array(waiting),
    failures: {},
  }),
  'POST Approvals/Decide': officeCall({
    summary: 'A second person’s yes or no. What was asked for is done with the yes',
    permission: 'approvals.decide',
    body: z.strictObject({ id: uuid, approve: z.boolean(), comment }),
    data: z.strictObject({
      state: z.enum(['approved', 'refused']),
      authenticator: z
        .string()
        .optional()
        .meta({ description: 'The secret of an authenticator app that came of it. It is shown once' }),
    }),
    failures: {
      ...{ RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message },
      WITHDRAWALS_ARE_OFF: message,
      BOOK_NOT_REACHABLE: message,
      ACCOUNT_DIFFERS: message,
      ...{ RECORD_IS_CLAIMED: message, OWN_REQUEST: message, INSUFFICIENT_AMOUNT: nothing, LAST_OWNER: message },
    },
  }),
} as const;

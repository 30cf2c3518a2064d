import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../fields.ts';

export const bankingCalls = {
  'GET Banking/CheckUserWithdrawOrder': call({
    summary: 'Whether a withdrawal of the player waits to be paid',
    caller: 'player',
    data: z.boolean(),
    failures: {},
  }),

  'POST Banking/RejectWithadrawByUser': call({
    summary: 'Calls the pending withdrawal back',
    caller: 'player',
    data: nothing,
    failures: { NO_PENDING_WITHDRAWAL: nothing },
  }),
};

import { z } from 'zod';
import { call } from '../../call.ts';
import { gateRefusals, nothing } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';

const ownAccount = z.strictObject({ bankName: z.string(), accNumber: z.string(), accName: z.string() });

nameSchemas({ OwnAccount: ownAccount });

export const ownAccountCalls = {
  'GET Banking/GetOwnAccount': call({
    summary: "The account that stays the player's own: every transfer to it is credited. Null before it is opened",
    caller: 'player',
    data: ownAccount.nullable(),
    failures: {},
  }),

  'POST Banking/OpenOwnAccount': call({
    summary: "Opens the account that stays the player's own. Asked for again, it is the same one",
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 12,
    data: ownAccount,
    failures: {
      ...gateRefusals.deposit,
      PAYMENT_METHOD_NOT_AVAILABLE: nothing,
      PAYMENT_SERVICE_DOWN: nothing,
      VERIFICATION_IS_NEEDED: nothing,
    },
  }),
};

import { z } from 'zod';
import { call } from '../call.ts';
import { naira } from '../fields.ts';

export const userCalls = {
  'GET User/GetBalance': call({
    summary: "The player's balance",
    caller: 'any-player',
    data: z.strictObject({ totalBalance: naira }),
    failures: {},
  }),
};

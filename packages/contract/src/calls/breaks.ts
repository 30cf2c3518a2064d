import { z } from 'zod';
import { breakState } from '../break-state.ts';
import { call } from '../call.ts';
import { nothing } from '../fields.ts';
import { stepUpFields, stepUpRefusals } from '../step-up.ts';

const months = z.union([z.int(), z.literal('for-ever')]);
const callsPerMinuteMax = 30;

const appealText = z
  .string()
  .trim()
  .min(1)
  .max(1_000)
  .regex(/^[\P{Cc}\n]*$/u, 'has a control character');

export const breaksCalls = {
  'GET Limits/GetBreak': call({
    summary: 'The break that keeps the player from play, and the breaks that the player can take now',
    caller: 'player',
    data: z.strictObject({
      break: breakState.nullable(),
      timeOutHours: z.array(z.int()),
      exclusionMonths: z.array(months),
      returnWaitHours: z.int().meta({ description: 'How long a player waits who asks to return after an exclusion' }),
    }),
    failures: {},
  }),

  'POST Limits/TimeOut': call({
    summary:
      'Turns play, deposits and offers off at once for some hours. It ends by itself and cannot be ended earlier',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject({ hours: z.int().meta({ description: 'One of `timeOutHours`' }), ...stepUpFields }),
    data: breakState,
    failures: { INCORRECT_PARAMETER_VALUE: nothing, LONGER_BREAK_IN_FORCE: breakState, ...stepUpRefusals },
  }),

  'POST Limits/Exclude': call({
    summary:
      'Turns play, deposits and offers off at once for some months or for ever. It holds on after its end until the player asks to return',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject({ months: months.meta({ description: 'One of `exclusionMonths`' }), ...stepUpFields }),
    data: breakState,
    failures: { INCORRECT_PARAMETER_VALUE: nothing, LONGER_BREAK_IN_FORCE: breakState, ...stepUpRefusals },
  }),

  'POST Limits/Return': call({
    summary: 'Asks to play again after the end of an exclusion. Play is on again after one more wait',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject(stepUpFields),
    data: breakState,
    failures: { BREAK_HAS_NOT_ENDED: nothing, ...stepUpRefusals },
  }),

  'POST Limits/Appeal': call({
    summary: 'Tells the operator that the account was closed by mistake. The answer comes to the inbox within 24 hours',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject({ text: appealText }),
    data: nothing,
    failures: { NOTHING_TO_APPEAL: nothing },
  }),
};

import { z } from 'zod';
import { nothing } from './fields.ts';
import { nameSchemas } from './names.ts';

/** What the player types to show once more that it is them. */
export const stepUpFields = {
  password: z
    .string()
    .min(1)
    .max(1_000)
    .optional()
    .meta({ description: 'Where STEP_UP_REQUIRED asked for it. Send it as a body' }),
  stepUpCode: z.string().min(1).max(100).optional().meta({
    description: 'Of the authenticator app, a recovery code or a code by SMS, where STEP_UP_REQUIRED asked for it',
  }),
};

/**
 * `code` is one of the authenticator app or a recovery code, `sms` one that SendStepUpCode sends. The same call with what is asked for
 * goes on.
 */
const stepUpAsk = z.enum(['password', 'code', 'sms', 'password-or-sms', 'password-and-code', 'password-and-sms']);
export type StepUpAsk = z.output<typeof stepUpAsk>;

export const stepUpRefusals = {
  STEP_UP_REQUIRED: z.strictObject({ ask: stepUpAsk }),
  PASSWORD_IS_INCORRECT: nothing,
  AUTH_CODE_IS_NOT_CORRECT: nothing,
  /** The code by SMS. */
  INVALID_VERIFICATION_CODE: nothing,
  TOO_MANY_ATTEMPTS: nothing,
};
export type StepUpRefusal = keyof typeof stepUpRefusals;

nameSchemas({
  StepUpPassword: stepUpFields.password,
  StepUpCode: stepUpFields.stepUpCode,
  StepUp: stepUpRefusals.STEP_UP_REQUIRED,
});

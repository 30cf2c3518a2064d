import { z } from 'zod';
import { gateRefusals, localTime, major, message, nothing, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { paymentRefusals } from './payment-fields.ts';

export const bonusCode = z.string().trim().max(50).optional();

/** There are no bonuses yet, so every code is unknown. No deposit was opened. */
export const bonusRefusals = { BONUS_CODE_IS_UNKNOWN: nothing };

/** Every step of a card deposit answers alike: done when there is no errorMessage, else what is asked for next. */
export const cardStep = z.strictObject({
  id: uuid,
  errorMessage: z.enum(['', 'pin', 'otp', 'avs_noauth', 'redirect']).meta({ description: 'Empty: finished' }),
  message: z.string(),
  paymentRef: z.string().nullable().meta({ description: 'Goes back with the one-time code' }),
  redirectUrl: z.string().nullable().meta({ description: "Where the player's bank wants to be asked" }),
});

export const depositRefusals = {
  ...paymentRefusals,
  PAYMENT_SERVICE_DOWN: nothing,
  PAYMENT_OUTCOME_UNKNOWN: nothing,
  YOUR_DEPOSIT_IS_REJECTED: message,
};

/** Of a call that opens a deposit. The steps of one that is open already are not asked again. */
export const openingRefusals = {
  ...depositRefusals,
  ...gateRefusals.deposit,
  DEPOSIT_LIMIT_IS_REACHED: z.strictObject({
    left: major.meta({ description: "What the player's limit leaves room for" }),
    period: z.enum(['day', 'week', 'month']),
    endsAt: localTime,
  }),
};

nameSchemas({ CardStep: cardStep });

import { payOutUnitMinor } from '@harmattan/kernel/market';
import { z } from 'zod';
import { language, major, majorText, nothing } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';

export const text = z.string().trim().min(1).max(200);

/** Names a payment. The same key from the same player is the same payment, which is made once. */
export const paymentKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -')
  .meta({
    description: 'Names the payment: sent again, it is the same payment, and the answer says what became of it',
  });
export const key = paymentKey.optional();

/** Some markets pay in whole units of their currency only. */
const isPayable = (amountMinor: bigint) => amountMinor % payOutUnitMinor === 0n;
export const payment = major.refine(isPayable, 'must be a whole amount');
export const paymentText = majorText.refine(isPayable, 'must be a whole amount');

export const lang = language.optional().meta({ description: "The page's language, for the text about the withdrawal" });

const keyRefusals = {
  /** The key stands for a payment with another content, which stays as it is. */
  PAYMENT_KEY_IN_USE: nothing,
  /** FindPayment gave the key up before this request arrived. No payment was opened. */
  PAYMENT_WAS_GIVEN_UP: nothing,
};

const amountRefusals = {
  AMOUNT_LESS_THEN_MIN_LIMIT: nothing,
  AMOUNT_MORE_THEN_MAX_LIMIT: nothing,
};

/** Of a call that opens a payment in either direction. */
export const paymentRefusals = {
  ...amountRefusals,
  ...keyRefusals,
  PAYMENT_METHOD_NOT_AVAILABLE: nothing,
  /** Off for everyone for now. What is under way goes on. */
  PAYMENT_METHOD_IS_PAUSED: nothing,
  /** More than an account of the player's level pays in or out. */
  VERIFICATION_IS_NEEDED: nothing,
};

nameSchemas({ PaymentKey: paymentKey });

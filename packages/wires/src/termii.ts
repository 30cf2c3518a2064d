import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from './same-secret.ts';

/** Termii's plain SMS: `POST {base}/api/sms/send`. */
export const smsPath = '/api/sms/send';

export const smsRequest = z.object({
  api_key: z.string(),
  /** International form without a plus: 2348031234567. */
  to: z.string(),
  from: z.string(),
  sms: z.string(),
  type: z.literal('plain'),
  /** One-time codes must go by `dnd`: the other route does not reach numbers on the do-not-disturb list. */
  channel: z.enum(['dnd', 'generic']),
});

export type SmsRequest = z.output<typeof smsRequest>;

export const smsAnswer = z.object({ message_id: z.string(), message: z.string() });

/** A text that a phone sent to one of our numbers or senders, as Termii posts it. Signed over the bytes of the body. */
export const inboundSms = z.object({
  type: z.literal('inbound'),
  /** The same where it is posted again. */
  message_id: z.string().min(1).max(100),
  /** The phone: international form without a plus. */
  sender: z.string().regex(/^[1-9][0-9]{9,14}$/),
  /** Whom it was sent to. */
  receiver: z.string().max(20),
  message: z.string().max(2_000),
});

export type InboundSms = z.output<typeof inboundSms>;

export const inboundSignatureHeader = 'x-termii-signature';

export function signInbound(body: string | Buffer, secret: string): string {
  return createHmac('sha512', secret).update(body).digest('hex');
}

export function isSignedInbound(body: Buffer, { signature, secret }: { signature: unknown; secret: string }): boolean {
  return typeof signature === 'string' && isSameSecret(signature.toLowerCase(), signInbound(body, secret));
}

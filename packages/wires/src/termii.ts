import { z } from 'zod';

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

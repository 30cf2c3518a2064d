import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../fields.ts';

const fieldProblem = z.string().optional();

export const emailCalls = {
  'POST Email/SendMail': call({
    summary: 'Sends what the contact form holds to a department of the operator',
    caller: 'anyone',
    callsPerMinuteMax: 20,
    body: z.strictObject({
      senderEmail: z.string(),
      senderName: z.string(),
      body: z.string(),
      subject: z.string().meta({ description: 'The department: Support, Affiliates or Marketing' }),
      captcha: z.string().max(4_000).optional().meta({ description: 'Sent empty' }),
    }),
    data: nothing,
    failures: {
      VALIDATION_ERROR: z.strictObject({
        senderEmail: fieldProblem,
        senderName: fieldProblem,
        body: fieldProblem,
        subject: fieldProblem,
      }),
      TOO_MANY_ATTEMPTS: nothing,
      MAIL_NOT_SENT: nothing,
    },
  }),
};

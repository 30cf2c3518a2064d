import { call } from '../../../shared/api/call.ts';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { now } from '../../../shared/time/clock.ts';

export type SendOutcome =
  | { kind: 'sent'; userName: string; key: string; endsAtMs: number; message: string }
  | { kind: 'too soon'; userName: string; resendAtMs: number };

/** Asks for a code by SMS. Having to wait for the next one is an outcome; everything else is thrown. */
export async function sendCode(userName: string): Promise<SendOutcome> {
  try {
    const sent = await call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
    const { smsVerificationKey: key, remainingTime, message } = sent;
    return { kind: 'sent', userName, key, endsAtMs: now() + remainingTime * 1_000, message };
  } catch (error) {
    const refusal = refusalOf<'POST Security/SendSmsVerificationCodeByUserName'>(error);
    if (refusal?.status !== 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS') throw error;
    return { kind: 'too soon', userName, resendAtMs: now() + refusal.data.remainingTime * 1_000 };
  }
}

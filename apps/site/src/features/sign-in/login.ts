import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { isMobileDevice } from '../../shared/device/is-mobile-device.ts';
import type { Session } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';

export interface LoginForm {
  userName: string;
  password: string;
  /** The code of the second factor, by app or by SMS; empty until it is asked for. */
  code: string;
}

export interface CodeTimes {
  /** Another sign-in has just asked for a code by SMS, and one for this sign-in can be sent then. */
  codeAtMs: number | undefined;
  /** A code by SMS was sent for this sign-in, and can be sent again then. */
  resendAtMs: number | undefined;
}

/** A code of an app is not sent, and has no times. */
export function isFromApp(times: CodeTimes | undefined): boolean {
  return times?.codeAtMs === undefined && times?.resendAtMs === undefined;
}

export type LoginOutcome =
  | { kind: 'signed in'; session: Session }
  | { kind: 'password change'; session: Session }
  | ({ kind: 'code needed' } & CodeTimes)
  | { kind: 'recovery needed'; failure: unknown };

/** Signs in. What the page has a next step for is an outcome; everything else is thrown. */
export async function login({ userName, password, code }: LoginForm): Promise<LoginOutcome> {
  const body = { userName, password, google2faPin: code, mobileValidationCode: '', IsMobile: isMobileDevice() };
  try {
    return { kind: 'signed in', session: await call('POST Security/Login', { body }) };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (!outcome) throw error;
    return outcome;
  }
}

function outcomeOf(failure: unknown): LoginOutcome | undefined {
  const refusal = refusalOf<'POST Security/Login'>(failure);
  switch (refusal?.status) {
    case 'SECOND_FACTOR_NEEDED':
      return {
        kind: 'code needed',
        codeAtMs: instantIn(refusal.data.remainingTime),
        resendAtMs: instantIn(refusal.data.resendTime),
      };
    case 'PASSWORD_CHANGE_FORCED':
      return { kind: 'password change', session: refusal.data };
    case 'USER_MUST_CHANGE_PASSWORD':
      return { kind: 'recovery needed', failure };
    default:
      return undefined;
  }
}

function instantIn(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : now() + seconds * 1_000;
}

import { call } from '../../shared/api/call.ts';
import { CallFailed } from '../../shared/api/call-errors.ts';
import { isMobileDevice } from '../../shared/is-mobile-device.ts';
import type { Session } from '../../shared/session.ts';

export interface LoginForm {
  userName: string;
  password: string;
  /** The code of the second factor, by app or by SMS; empty until it is asked for. */
  code: string;
}

export type LoginOutcome =
  | { kind: 'signed in'; session: Session }
  | { kind: 'password change'; session: Session }
  | { kind: 'code needed' }
  | { kind: 'recovery needed'; failure: CallFailed };

const codeNeeded = 7008;
const passwordChange = 111;
const recoveryNeeded = 7015;

/** Signs in. What the page has a next step for is an outcome; everything else is thrown. */
export async function login({ userName, password, code }: LoginForm): Promise<LoginOutcome> {
  const body = { userName, password, google2faPin: code, mobileValidationCode: '', IsMobile: isMobileDevice() };
  try {
    return { kind: 'signed in', session: await call('POST Security/Login', { body }) };
  } catch (error) {
    const outcome = error instanceof CallFailed ? outcomeOf(error) : undefined;
    if (!outcome) throw error;
    return outcome;
  }
}

function outcomeOf(failure: CallFailed): LoginOutcome | undefined {
  switch (failure.statusCode) {
    case codeNeeded:
      return { kind: 'code needed' };
    case passwordChange:
      return { kind: 'password change', session: failure.data as Session };
    case recoveryNeeded:
      return { kind: 'recovery needed', failure };
    default:
      return undefined;
  }
}

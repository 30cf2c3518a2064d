import type { CallFailure, CallKey, StepUpAsk } from '@harmattan/contract';
import { refusalOf } from '../api/call-errors.ts';

export type { StepUpAsk };

/** The calls that can ask once more who it is. */
export type StepUpCall = {
  [Key in CallKey]: 'STEP_UP_REQUIRED' extends CallFailure<Key> ? Key : never;
}[CallKey];

/** What the server asks for before it does what it was asked to. Undefined for any other failure. */
export function stepUpOf(failure: unknown): StepUpAsk | undefined {
  const refusal = refusalOf<StepUpCall>(failure);
  return refusal?.status === 'STEP_UP_REQUIRED' ? refusal.data.ask : undefined;
}

export type StepUpField = 'password' | 'code';

interface Needs {
  password: boolean;
  /** Where the code comes from. */
  code: 'app' | 'sms' | undefined;
}

/** The fields to fill in. Where one of two does, `prefersText` chooses. */
export function needsOf(ask: StepUpAsk, { prefersText }: { prefersText: boolean }): Needs {
  switch (ask) {
    case 'password':
      return { password: true, code: undefined };
    case 'code':
      return { password: false, code: 'app' };
    case 'sms':
      return { password: false, code: 'sms' };
    case 'password-or-sms':
      return prefersText ? { password: false, code: 'sms' } : { password: true, code: undefined };
    case 'password-and-code':
      return { password: true, code: 'app' };
    case 'password-and-sms':
      return { password: true, code: 'sms' };
  }
}

/** What a change of security asks for, as far as the page knows. The server has the last word. */
export function askForChange({ hasApp, hasSms }: { hasApp: boolean; hasSms: boolean }): StepUpAsk {
  if (hasApp) return 'password-and-code';
  return hasSms ? 'password-and-sms' : 'password';
}

/** The field that holds what the server did not accept. */
export function wrongFieldOf(failure: unknown, needs: Needs): StepUpField | undefined {
  switch (refusalOf<StepUpCall>(failure)?.status) {
    case 'PASSWORD_IS_INCORRECT':
      return 'password';
    case 'AUTH_CODE_IS_NOT_CORRECT':
      return needs.code === 'app' ? 'code' : undefined;
    case 'INVALID_VERIFICATION_CODE':
      return needs.code === 'sms' ? 'code' : undefined;
    case 'TOO_MANY_ATTEMPTS':
      return needs.password ? 'password' : 'code';
    default:
      return undefined;
  }
}

import type { StepUpAsk } from '@harmattan/contract';
import { refuse } from '../../plumbing/http/answer.ts';
import type { ChangeConfirmation, Confirmation, FactorConfirmation } from './confirm-player.ts';

type Refused = Exclude<Confirmation | ChangeConfirmation | FactorConfirmation, 'confirmed'>;

const asks = {
  'password needed': 'password',
  'code needed': 'code',
  'text needed': 'sms',
  'password or text needed': 'password-or-sms',
  'password and code needed': 'password-and-code',
  'password and text needed': 'password-and-sms',
} as const satisfies Partial<Record<Refused, StepUpAsk>>;

/** The same words for every call that asks once more who holds the session. */
export function refuseStepUp(refused: Refused) {
  switch (refused) {
    case 'wrong password':
      return refuse('PASSWORD_IS_INCORRECT', null);
    case 'wrong code':
      return refuse('AUTH_CODE_IS_NOT_CORRECT', null);
    case 'wrong text':
      return refuse('INVALID_VERIFICATION_CODE', null);
    case 'too many attempts':
      return refuse('TOO_MANY_ATTEMPTS', null);
    default:
      return refuse('STEP_UP_REQUIRED', { ask: asks[refused] });
  }
}

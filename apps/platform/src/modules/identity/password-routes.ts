import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { changePassword } from './change-password.ts';
import { originOf } from './device-cookie.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { keepSessionCookie } from './session-cookie.ts';
import { refuseStepUp } from './step-up-answers.ts';

export function passwordRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, 'POST Security/ChangePassword'> {
  return {
    async 'POST Security/ChangePassword'({ body, context }) {
      const { stepUpCode: code, ...form } = body;
      const result = await changePassword(deps, context.player, { ...form, code, origin: originOf(context) });
      switch (result.outcome) {
        case 'changed':
          if (result.cookie) keepSessionCookie(deps, context, result.cookie);
          return success(null);
        case 'unacceptable password':
          return refuse('VALIDATION_ERROR', null);
        case 'password too common':
          return refuse('PASSWORD_TOO_COMMON', null);
        case 'passwords differ':
          return refuse('PASSWORDS_DO_NOT_MATCH', null);
        case 'wrong old password':
          return refuse('OLD_PASSWORD_IS_INCORRECT', null);
        case 'password unchanged':
          return refuse('PASSWORD_IS_UNCHANGED', null);
        default:
          return refuseStepUp(result.outcome);
      }
    },
  };
}

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { codeLifeSeconds } from './codes.ts';
import { deviceCookie, originOf } from './device-cookie.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { deviceLifeSeconds } from './known-devices.ts';
import { recoverPassword } from './recover-password.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';

type RecoveryCalls = 'POST Security/SendSmsVerificationCodeByUserName' | 'POST Security/PasswordRecovery';

export function recoveryRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, RecoveryCalls> {
  return {
    async 'POST Security/SendSmsVerificationCodeByUserName'({ query, context }) {
      const result = await sendRecoveryCode(deps, { userName: query.userName, origin: originOf(context) });
      switch (result.outcome) {
        case 'sent':
          return success({
            message: 'Verification_code_sent',
            smsVerificationKey: result.key,
            remainingTime: codeLifeSeconds,
          });
        case 'too soon':
          return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', {
            message: 'Please_try_resend_code_in',
            remainingTime: result.waitSeconds,
          });
        case 'too many':
        case 'no gateway':
        case 'not a number':
          return refuse('SMS_CODE_NOT_SEND', { message: 'SMS_CODE_NOT_SEND' });
      }
    },

    async 'POST Security/PasswordRecovery'({ body, context }) {
      const result = await recoverPassword(deps, {
        userName: body.userName,
        key: body.smsVerificationKey,
        code: body.smsCode,
        newPassword: body.newPassword,
        confirmPassword: body.newPasswordConfirm,
        origin: originOf(context),
      });
      switch (result.outcome) {
        case 'recovered':
          context.setCookie(deviceCookie, deps.deviceSeal.seal(result.deviceSecret), deviceLifeSeconds);
          return success(null);
        case 'wrong code':
          return refuse('INVALID_VERIFICATION_CODE', null);
        case 'left to an operator':
          return refuse('RECOVERY_NEEDS_OPERATOR', null);
        case 'unacceptable password':
          return refuse('INCORRECT_PARAMETER_VALUE', null);
        case 'password too common':
          return refuse('PASSWORD_TOO_COMMON', null);
        case 'password unchanged':
          return refuse('PASSWORD_IS_UNCHANGED', null);
        case 'passwords differ':
          return refuse('PASSWORDS_DO_NOT_MATCH', null);
      }
    },
  };
}

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { changePassword } from './change-password.ts';
import { codeLifeSeconds } from './codes.ts';
import { deviceCookie, originOf } from './device-cookie.ts';
import { endSession, signOut } from './end-session.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { listSessions } from './identity-store.ts';
import { deviceLifeSeconds } from './known-devices.ts';
import { recoverPassword } from './recover-password.ts';
import { register } from './register.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';
import { sendStepUpCode } from './send-step-up-code.ts';
import { keepSessionCookie, sessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { signInCookie, signInKeyOf } from './sign-in-cookie.ts';
import { listSignIns } from './sign-in-store.ts';
import { refuseStepUp } from './step-up-answers.ts';

const rowsMax = 500;
const dayMs = 24 * 60 * 60 * 1_000;

type IdentityCalls =
  | 'POST Security/Register'
  | 'POST Security/Login'
  | 'POST Security/LogOff'
  | 'POST Security/SendSmsVerificationCodeByUserName'
  | 'POST Security/PasswordRecovery'
  | 'POST Security/ChangePassword'
  | 'POST Security/UserLoginHistory'
  | 'GET Security/GetUserSessions'
  | 'POST Security/EndUserSession'
  | 'POST Security/SendStepUpCode';

export function identityRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, IdentityCalls> {
  return {
    async 'POST Security/Register'({ body }) {
      const outcome = await register(deps, {
        userName: body.username,
        password: body.password,
        confirmPassword: body.confirmPassword,
        acceptsTerms: body.agreeAll === 1,
        referrerCode: body.referrerCode ?? undefined,
      });
      switch (outcome) {
        case 'registered':
          return success({ message: 'SUCCESS' });
        case 'not a number':
          return refuse('VALIDATION_ERROR', { message: 'Please_enter_numbers_only' });
        case 'not a mobile number':
          return refuse('VALIDATION_ERROR', { message: 'InvalidMobileNumber' });
        case 'unacceptable password':
          return refuse('INCORRECT_PARAMETER_VALUE', { message: 'InvalidPassword' });
        case 'password too common':
          return refuse('PASSWORD_TOO_COMMON', { message: 'PASSWORD_TOO_COMMON' });
        case 'passwords differ':
          return refuse('PASSWORDS_DO_NOT_MATCH', { message: 'passwords_do_not_match' });
        case 'terms not accepted':
          return refuse('THERMES_NEEDS_TO_BE_ACCEPTED', { message: 'THERMES_NEEDS_TO_BE_ACCEPTED' });
        case 'already exists':
          return refuse('MOBILE_ALREADY_EXISTS', { message: 'MOBILE_ALREADY_EXISTS' });
      }
    },

    async 'POST Security/Login'({ body, context }) {
      const signInKey = signInKeyOf(context);
      const result = await signIn(deps, {
        userName: body.userName,
        password: body.password,
        code: body.google2faPin?.trim() ?? '',
        signInKey,
        origin: { ...originOf(context), isMobile: body.IsMobile },
      });
      switch (result.outcome) {
        case 'wrong':
          return refuse('INVALID_USERNAME_OR_PASSWORD', { message: 'INVALID_USERNAME_OR_PASSWORD' });
        case 'too many attempts':
          return refuse('TOO_MANY_ATTEMPTS', { message: 'TOO_MANY_ATTEMPTS' });
        case 'slowed':
          return refuse('SIGN_IN_SLOWED', { message: 'SIGN_IN_SLOWED', remainingTime: result.waitSeconds });
        case 'code needed':
          if (result.signInKey) context.setCookie(signInCookie, result.signInKey, codeLifeSeconds);
          return refuse('SECOND_FACTOR_NEEDED', {
            message: 'SECOND_FACTOR_NEEDED',
            ...(result.waitSeconds !== undefined && { remainingTime: result.waitSeconds }),
            ...(result.resendSeconds !== undefined && { resendTime: result.resendSeconds }),
          });
        case 'code not sent':
          return refuse('SMS_CODE_NOT_SEND', { message: 'SMS_CODE_NOT_SEND' });
        case 'wrong code':
          return refuse('AUTH_CODE_IS_NOT_CORRECT', { message: 'AUTH_CODE_IS_NOT_CORRECT' });
        case 'recovery needed':
          return refuse('USER_MUST_CHANGE_PASSWORD', { message: 'USER_MUST_CHANGE_PASSWORD' });
        case 'switched off':
          return refuse('SIGN_IN_IS_OFF', { message: 'SIGN_IN_IS_OFF', playerText: result.text });
        case 'signed in': {
          keepSessionCookie(deps, context, result.cookie);
          context.setCookie(deviceCookie, deps.deviceSeal.seal(result.deviceSecret), deviceLifeSeconds);
          if (signInKey) context.setCookie(signInCookie, '', 0);
          const { player } = result;
          const data = {
            token: result.token,
            user: { userName: player.user_name, currency: player.currency, rankId: player.rank_id },
            balanceInfo: { totalBalance: await deps.balanceOf(player.id) },
          };
          return result.mustChangePassword ? refuse('PASSWORD_CHANGE_FORCED', data) : success(data);
        }
      }
    },

    async 'POST Security/LogOff'({ context }) {
      await signOut(deps, context.player, { origin: originOf(context) });
      context.setCookie(sessionCookie, '', 0);
      return success(null);
    },

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
        case 'passwords differ':
          return refuse('PASSWORDS_DO_NOT_MATCH', null);
      }
    },

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
        default:
          return refuseStepUp(result.outcome);
      }
    },

    async 'POST Security/UserLoginHistory'({ query, context }) {
      const rows = await listSignIns(deps.pool, {
        playerId: context.player.playerId,
        from: query.fromDate,
        before: new Date(query.todate.getTime() + dayMs),
        limit: rowsMax,
      });
      return success(
        rows.map(({ is_mobile, os, browser, address, created_at, is_failed }) => ({
          IsMobile: is_mobile,
          os,
          browser,
          createTime: created_at,
          hostAddress: address,
          isFailed: is_failed,
        })),
      );
    },

    async 'GET Security/GetUserSessions'({ context }) {
      const rows = await listSessions(deps.pool, context.player.playerId, rowsMax);
      return success(
        rows.map(({ id, is_mobile, os, browser, address, created_at, last_seen_at }) => ({
          id,
          isCurrent: id === context.player.sessionId,
          IsMobile: is_mobile,
          os,
          browser,
          createTime: created_at,
          lastSeenTime: last_seen_at,
          hostAddress: address,
        })),
      );
    },

    async 'POST Security/EndUserSession'({ query, context }) {
      const outcome = await endSession(deps, context.player, {
        endedId: query.sessionId,
        proof: { password: query.password, code: query.stepUpCode },
        origin: originOf(context),
      });
      if (outcome === 'ended') return success(null);
      return outcome === 'does not exist' ? refuse('SESSION_DOES_NOT_EXIST', null) : refuseStepUp(outcome);
    },

    async 'POST Security/SendStepUpCode'({ context }) {
      const result = await sendStepUpCode(deps, context.player, originOf(context));
      switch (result.outcome) {
        case 'sent':
          return success({ remainingTime: codeLifeSeconds });
        case 'too soon':
          return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: result.waitSeconds });
        default:
          return refuse('SMS_CODE_NOT_SEND', null);
      }
    },
  };
}

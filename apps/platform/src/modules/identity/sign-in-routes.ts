import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { codeLifeSeconds } from './codes.ts';
import { deviceCookie, originOf } from './device-cookie.ts';
import { signOut } from './end-session.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { deviceLifeSeconds } from './known-devices.ts';
import { keepSessionCookie, sessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { signInCookie, signInKeyOf } from './sign-in-cookie.ts';

type SignInCalls = 'POST Security/Login' | 'POST Security/LogOff';

export function signInRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, SignInCalls> {
  return {
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
  };
}

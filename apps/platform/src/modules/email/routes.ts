import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { refuseStepUp } from '../identity/index.ts';
import type { EmailDeps } from './email-deps.ts';
import { findAddress, findWaitingCode } from './email-store.ts';
import { proveEmail, triesMax } from './prove-email.ts';
import { codeLifeSeconds, resendAfterSeconds, sendEmailCode } from './send-email-code.ts';

type EmailCalls = 'GET User/Email' | 'POST User/SendEmailCode' | 'POST User/ProveEmail';

export function emailRoutes(deps: EmailDeps): Pick<Handlers<Calls>, EmailCalls> {
  return {
    async 'GET User/Email'({ context }) {
      const { playerId } = context.player;
      const [known, code] = await Promise.all([
        findAddress(deps.pool, playerId),
        findWaitingCode(deps.pool, { playerId, triesMax, resendAfterSeconds }),
      ]);
      return success({
        email: known?.address ?? null,
        provenAt: known?.provenAt ?? null,
        code: code
          ? { email: code.address, remainingTime: code.remainingSeconds, resendTime: code.resendSeconds }
          : null,
      });
    },

    async 'POST User/SendEmailCode'({ body: { email, language, password, stepUpCode: code }, context }) {
      const proof = { password, code };
      const result = await sendEmailCode(deps, { session: context.player, typed: email, proof, language });
      switch (result.outcome) {
        case 'sent':
          return success({ remainingTime: codeLifeSeconds, resendTime: resendAfterSeconds });
        case 'wrong':
          return refuse('VALIDATION_ERROR', { email: result.problem });
        case 'too soon':
          return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: result.waitSeconds });
        case 'too many':
          return refuse('MAIL_NOT_SENT', null);
        case 'not confirmed':
          return refuseStepUp(result.confirmation);
      }
    },

    async 'POST User/ProveEmail'({ body: { code }, context }) {
      switch (await proveEmail(deps, { playerId: context.player.playerId, code })) {
        case 'proven':
          return success(null);
        case 'wrong code':
          return refuse('INVALID_VERIFICATION_CODE', null);
        case 'taken':
          return refuse('EMAIL_IS_IN_USE', null);
      }
    },
  };
}

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../../plumbing/http/answer.ts';
import { codeLifeSeconds } from '../codes.ts';
import { originOf } from '../device-cookie.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { proveNumber } from './prove-number.ts';
import { readNumberProof } from './read-number-proof.ts';
import { sendNumberCode } from './send-number-code.ts';

type NumberProofCalls = 'GET Security/GetNumberProof' | 'POST Security/SendNumberCode' | 'POST Security/ProveNumber';

export function numberProofRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, NumberProofCalls> {
  return {
    async 'GET Security/GetNumberProof'({ context }) {
      return success(await readNumberProof(deps, context.player));
    },

    async 'POST Security/SendNumberCode'({ body, context }) {
      const wish = { language: body.lang ?? 'en', origin: originOf(context) } as const;
      const result = await sendNumberCode(deps, context.player, wish);
      switch (result.outcome) {
        case 'sent':
        case 'is proven':
          return success({
            isProven: result.outcome === 'is proven',
            remainingTime: result.outcome === 'sent' ? codeLifeSeconds : 0,
          });
        case 'too soon':
          return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', {
            message: 'Please_try_resend_code_in',
            remainingTime: result.waitSeconds,
          });
        case 'too many':
        case 'no gateway':
          return refuse('SMS_CODE_NOT_SEND', { message: 'SMS_CODE_NOT_SEND' });
      }
    },

    async 'POST Security/ProveNumber'({ body, context }) {
      const outcome = await proveNumber(deps, context.player, { code: body.smsCode, origin: originOf(context) });
      return outcome === 'proven' ? success(null) : refuse('INVALID_VERIFICATION_CODE', null);
    },
  };
}

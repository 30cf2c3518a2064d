import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../../plumbing/http/answer.ts';
import { originOf } from '../device-cookie.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { requireProvenNumber } from '../require-proven-number.ts';
import { keepSessionCookie } from '../session-cookie.ts';
import { refuseStepUp } from '../step-up-answers.ts';
import { offerSecondFactor } from './offer-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { toggleSecondFactor } from './toggle-second-factor.ts';
import { updateSmsSecondFactor } from './update-sms-second-factor.ts';

type SecondFactorCalls =
  | 'GET User/GetGoogleAuth'
  | 'POST User/ToggleTwoFactor'
  | 'POST User/MakeRecoveryCodes'
  | 'POST User/UpdateSmsTwoFactor';

export function secondFactorRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, SecondFactorCalls> {
  return {
    async 'GET User/GetGoogleAuth'({ context }) {
      const { playerId } = context.player;
      const needed = { playerId, wanted: 'second factor', origin: originOf(context) } as const;
      if ((await requireProvenNumber(deps, needed)) === 'not proven') return refuse('NUMBER_NOT_PROVEN', null);
      const offer = await offerSecondFactor(deps, context.player);
      if (!offer) return refuse('SECOND_FACTOR_IS_ON', null);
      return success({ manualCode: offer.manualCode, qrUrl: offer.picture });
    },

    async 'POST User/ToggleTwoFactor'({ query, context }) {
      const result = await toggleSecondFactor(deps, context.player, {
        text: query.pin,
        proof: { password: query.password, code: query.stepUpCode },
        wanted: query.flag,
        origin: originOf(context),
      });
      switch (result.outcome) {
        case 'on':
          if (result.cookie) keepSessionCookie(deps, context, result.cookie);
          return success({ twoFactorEnabled: true, recoveryCodes: result.recoveryCodes });
        case 'off':
          if (result.cookie) keepSessionCookie(deps, context, result.cookie);
          return success({ twoFactorEnabled: false, recoveryCodes: [] });
        case 'is on':
          return refuse('SECOND_FACTOR_IS_ON', null);
        case 'not proven':
          return refuse('NUMBER_NOT_PROVEN', null);
        default:
          return refuseStepUp(result.outcome);
      }
    },

    async 'POST User/MakeRecoveryCodes'({ body, context }) {
      const result = await renewRecoveryCodes(deps, context.player, {
        proof: { password: body.password, code: body.stepUpCode },
        origin: originOf(context),
      });
      if (result.outcome === 'is off') return refuse('SECOND_FACTOR_IS_OFF', null);
      if (result.outcome !== 'made') return refuseStepUp(result.outcome);
      if (result.cookie) keepSessionCookie(deps, context, result.cookie);
      return success({ recoveryCodes: result.recoveryCodes });
    },

    async 'POST User/UpdateSmsTwoFactor'({ query, context }) {
      const result = await updateSmsSecondFactor(deps, context.player, {
        wanted: query.flag,
        proof: { password: query.password, code: query.stepUpCode },
        origin: originOf(context),
      });
      if (result.outcome === 'not proven') return refuse('NUMBER_NOT_PROVEN', null);
      if (result.outcome !== 'done') return refuseStepUp(result.outcome);
      if (result.cookie) keepSessionCookie(deps, context, result.cookie);
      return success({ smsTwoFactorEnabled: result.isOn });
    },
  };
}

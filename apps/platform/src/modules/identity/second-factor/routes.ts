import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../../plumbing/http/answer.ts';
import { originOf } from '../device-cookie.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { requireProvenNumber } from '../require-proven-number.ts';
import { offerSecondFactor } from './offer-second-factor.ts';
import { toggleSecondFactor } from './toggle-second-factor.ts';
import { updateSmsSecondFactor } from './update-sms-second-factor.ts';

type SecondFactorCalls = 'GET User/GetGoogleAuth' | 'POST User/ToggleTwoFactor' | 'POST User/UpdateSmsTwoFactor';

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
        wanted: query.flag,
        origin: originOf(context),
      });
      switch (result.outcome) {
        case 'on':
          return success({ twoFactorEnabled: true, recoveryCodes: result.recoveryCodes });
        case 'off':
          return success({ twoFactorEnabled: false, recoveryCodes: [] });
        case 'is on':
          return refuse('SECOND_FACTOR_IS_ON', null);
        case 'not proven':
          return refuse('NUMBER_NOT_PROVEN', null);
        case 'wrong code':
          return refuse('AUTH_CODE_IS_NOT_CORRECT', null);
        case 'too many attempts':
          return refuse('TOO_MANY_ATTEMPTS', null);
      }
    },

    async 'POST User/UpdateSmsTwoFactor'({ query, context }) {
      const wish = { wanted: query.flag, origin: originOf(context) };
      const isOn = await updateSmsSecondFactor(deps, context.player, wish);
      return isOn === 'not proven' ? refuse('NUMBER_NOT_PROVEN', null) : success({ smsTwoFactorEnabled: isOn });
    },
  };
}

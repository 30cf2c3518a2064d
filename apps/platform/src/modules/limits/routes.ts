import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { confirmRaise, setLimit } from './change-limit.ts';
import { toAmount, toValue } from './limit-rules.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { readLimits, type ShownLimit } from './read-limits.ts';

type LimitCalls = 'GET Limits/Get' | 'POST Limits/Set' | 'POST Limits/Confirm' | 'POST Limits/ChooseHeld';

const hourMs = 3_600_000;

export function limitsRoutes(deps: LimitsDeps): Pick<Handlers<Calls>, LimitCalls> {
  const shown = async (playerId: bigint) => {
    const [limits, held] = await Promise.all([readLimits(deps, playerId), deps.listMoneyAbove(playerId)]);
    return {
      limits: limits.map(limitOf),
      waitHours: Math.ceil(deps.rules.raiseWaitMs / hourMs),
      confirmDays: deps.rules.confirmWithinMs / (24 * hourMs),
      held: held.map(({ amountMinor: amount, ...rest }) => ({ amount, ...rest })),
    };
  };
  return {
    'GET Limits/Get': async ({ context: { player } }) => success(await shown(player.playerId)),

    async 'POST Limits/Set'({ context: { player }, body: { kind, period, amount } }) {
      const wanted = amount === null ? null : toValue(kind, amount);
      if (wanted === undefined) return refuse('VALIDATION_ERROR', { message: 'MUST_BE_WHOLE_MINUTES' });
      const outcome = await setLimit(deps, { playerId: player.playerId, kind, period, wanted });
      const now = await shown(player.playerId);
      if (outcome !== 'above staff') return success(now);
      const limit = now.limits.find((one) => one.kind === kind && one.period === period);
      return refuse('LIMIT_IS_SET_BY_OPERATOR', { amount: limit?.setByOperator ?? 0n });
    },

    async 'POST Limits/Confirm'({ context: { player }, body: { id } }) {
      const outcome = await confirmRaise(deps, { playerId: player.playerId, id });
      if (outcome === 'too early') return refuse('LIMIT_CHANGE_MUST_WAIT', null);
      if (outcome === 'no such raise') return refuse('LIMIT_CHANGE_DOES_NOT_EXIST', null);
      return success(await shown(player.playerId));
    },

    async 'POST Limits/ChooseHeld'({ context: { player }, body: { id, choice } }) {
      const isChosen = await deps.chooseForMoneyAbove({ playerId: player.playerId, id, choice });
      return isChosen ? success(await shown(player.playerId)) : refuse('PAYMENT_DOES_NOT_EXIST', null);
    },
  };
}

function limitOf({ kind, period, limit, used, endsAt, staff, raise }: ShownLimit) {
  const amount = (value: bigint | null) => (value === null ? null : toAmount(kind, value));
  const left = limit === null || used === null ? null : limit - used;
  return {
    ...{ kind, period, amount: amount(limit), used: amount(used), endsAt, setByOperator: amount(staff) },
    left: left === null ? null : toAmount(kind, left > 0n ? left : 0n),
    pending: raise && {
      ...{ id: raise.id, amount: amount(raise.wanted), isReady: raise.isReady },
      ...{ confirmFrom: raise.confirmFrom, confirmUntil: raise.confirmUntil },
    },
  };
}

import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { Staff } from '../../modules/staff/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { actAtBook, missing, orAway } from './ask-book.ts';

type LimitCalls = 'GET Trading/PlayerLimits' | 'POST Trading/SetPlayerLimits';

export function limitsDesk(deps: OfficeDeps): Pick<OfficeHandlers, LimitCalls> {
  const { bookTrading, identity } = deps;
  const nameOf = async (playerId: bigint) => (await identity.userNamesOf([playerId])).get(playerId);

  return {
    'GET Trading/PlayerLimits': ({ context: { staff }, query: { playerId } }) =>
      orAway(async () => {
        const userName = await nameOf(playerId);
        if (userName === undefined) return missing();
        const limits = await bookTrading.ask('player-limits', { player: String(playerId) });
        return success(shown(limits, { playerId, userName, staff }));
      }),

    'POST Trading/SetPlayerLimits': ({ context, body: { playerId, factor, maximum, reason } }) =>
      orAway(async () => {
        const userName = await nameOf(playerId);
        if (userName === undefined) return missing();
        const player = String(playerId);
        const before = await bookTrading.ask('player-limits', { player });
        const wish = { factorPercent: Math.round(factor * 100), maximum };
        const act = { action: 'set limits at the book', subject: `player ${playerId}`, reason, before, after: wish };
        const limits = await actAtBook(deps, context, act, () =>
          bookTrading.ask('set-player-limits', { player, by: context.staff.userName, ...wish }),
        );
        return success(shown(limits, { playerId, userName, staff: context.staff }));
      }),
  };
}

function shown(
  { factorPercent, maximum, stakeMax }: OperatorAnswer<'player-limits'>,
  { playerId, userName, staff }: { playerId: bigint; userName: string; staff: Staff },
) {
  const actions = staff.permissions.includes('book.act') ? ['set' as const] : [];
  return { playerId, userName, factor: factorPercent / 100, maximum, stakeMax, actions };
}

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { refuseStepUp, sessionCookie } from '../identity/index.ts';
import { closeAccount, isFree, type Obstacles } from './closing/close-account.ts';
import { askExport, ticketLifeSeconds } from './export/ask-export.ts';
import { exportPath } from './export/serve-export.ts';
import type { RightsDeps } from './rights-deps.ts';

type RightsCalls = 'POST User/AskExport' | 'GET User/Closing' | 'POST User/CloseAccount';

export function rightsRoutes(deps: RightsDeps): Pick<Handlers<Calls>, RightsCalls> {
  return {
    async 'POST User/AskExport'({ body: { password, stepUpCode: code }, context }) {
      const asked = await askExport(deps, context.player, { password, code });
      switch (asked.outcome) {
        case 'ready':
          return success({ path: `${exportPath}/${asked.ticket}`, remainingTime: ticketLifeSeconds });
        case 'under way':
          return refuse('EXPORT_IS_UNDER_WAY', null);
        case 'too many':
          return refuse('TOO_MANY_ATTEMPTS', null);
        case 'not confirmed':
          return refuseStepUp(asked.confirmation);
      }
    },

    async 'GET User/Closing'({ context }) {
      const obstacles = await deps.closing.obstaclesOf(deps.pool, context.player.playerId);
      return success({ mayClose: isFree(obstacles), keptYears: deps.closing.keepYears, ...shown(obstacles) });
    },

    async 'POST User/CloseAccount'({ body: { password, stepUpCode: code }, context }) {
      const result = await closeAccount(deps, context.player, { password, code });
      switch (result.outcome) {
        case 'closed':
          context.setCookie(sessionCookie, '', 0);
          return success(null);
        case 'not yet':
          return refuse('ACCOUNT_CANNOT_BE_CLOSED', shown(result.obstacles));
        case 'not confirmed':
          return refuseStepUp(result.confirmation);
      }
    },
  };
}

const shown = ({ availableMinor, heldMinor, payments, bets }: Obstacles) => ({
  balance: availableMinor,
  held: heldMinor,
  payments,
  bets,
});

import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { refuseStepUp } from '../identity/index.ts';
import { askExport, ticketLifeSeconds } from './export/ask-export.ts';
import { exportPath } from './export/serve-export.ts';
import type { RightsDeps } from './rights-deps.ts';

type RightsCalls = 'POST User/AskExport';

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
  };
}

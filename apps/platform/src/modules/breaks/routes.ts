import type { Calls } from '@harmattan/contract';
import { assert } from '@harmattan/kernel/assert';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { refuseStepUp } from '../identity/index.ts';
import { appeal } from './appeal.ts';
import type { BreaksDeps } from './breaks-deps.ts';
import { readNews } from './read-break.ts';
import { askToReturn, listOffers, takeBreak, type Wish } from './take-break.ts';

type BreaksCalls =
  | 'GET Limits/GetBreak'
  | 'POST Limits/TimeOut'
  | 'POST Limits/Exclude'
  | 'POST Limits/Return'
  | 'POST Limits/Appeal';

const hourMs = 3_600_000;

interface Asked {
  player: { sessionId: string; playerId: bigint };
  proof: { password?: string | undefined; stepUpCode?: string | undefined };
}

export function breaksRoutes(deps: BreaksDeps): Pick<Handlers<Calls>, BreaksCalls> {
  const { rules } = deps;

  async function shownTo(playerId: bigint) {
    const { break: shown } = await readNews(deps, playerId);
    return shown;
  }

  const confirm = ({ player, proof: { password, stepUpCode } }: Asked) =>
    deps.confirmPlayer(player, { password, code: stepUpCode });

  /** What cannot be taken is said before the player types a password. */
  async function take({ player, proof }: Asked, wish: Wish, isOffered: boolean) {
    if (!isOffered) return refuse('INCORRECT_PARAMETER_VALUE', null);
    const confirmed = await confirm({ player, proof });
    if (confirmed !== 'confirmed') return refuseStepUp(confirmed);
    const outcome = await takeBreak(deps, player.playerId, wish);
    if (outcome === 'not offered') return refuse('INCORRECT_PARAMETER_VALUE', null);
    const shown = await shownTo(player.playerId);
    assert(shown, 'a break holds');
    return outcome === 'taken' ? success(shown) : refuse('LONGER_BREAK_IN_FORCE', shown);
  }

  return {
    async 'GET Limits/GetBreak'({ context }) {
      return success({
        break: await shownTo(context.player.playerId),
        ...(await listOffers(deps, context.player.playerId)),
        returnWaitHours: Math.ceil(rules.returnWaitMs / hourMs),
      });
    },

    'POST Limits/TimeOut': ({ body: { hours, ...proof }, context: { player } }) =>
      take({ player, proof }, { kind: 'time-out', hours }, rules.timeOutHours.includes(hours)),

    'POST Limits/Exclude': ({ body: { months, ...proof }, context: { player } }) =>
      take({ player, proof }, { kind: 'exclusion', months }, rules.exclusionMonths.includes(months)),

    async 'POST Limits/Return'({ body: proof, context: { player } }) {
      if (!(await shownTo(player.playerId))?.mayReturn) return refuse('BREAK_HAS_NOT_ENDED', null);
      const confirmed = await confirm({ player, proof });
      if (confirmed !== 'confirmed') return refuseStepUp(confirmed);
      if ((await askToReturn(deps, player.playerId)) === 'not ended') return refuse('BREAK_HAS_NOT_ENDED', null);
      const shown = await shownTo(player.playerId);
      return shown ? success(shown) : refuse('BREAK_HAS_NOT_ENDED', null);
    },

    async 'POST Limits/Appeal'({ body: { text }, context: { player } }) {
      const outcome = await appeal(deps, player.playerId, text);
      return outcome === 'appealed' ? success(null) : refuse('NOTHING_TO_APPEAL', null);
    },
  };
}

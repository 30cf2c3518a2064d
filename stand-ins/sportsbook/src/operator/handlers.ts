import type { OperatorAnswer, OperatorCall, OperatorRequest } from '@harmattan/wires/book-operator/calls';
import { DeskRefused } from '../offer/index.ts';
import { loadCode } from '../slips/index.ts';
import { setTaxes } from '../taxes/index.ts';
import {
  allowanceOf,
  decideReferral,
  readPlayerLimits,
  resumeCode,
  setPlayerLimits,
  stopCode,
} from '../trading/index.ts';
import { readExposure } from './exposure.ts';
import { matchView } from './match-view.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { previewResult } from './preview-result.ts';
import { listReferrals } from './referrals.ts';
import { findTickets } from './tickets.ts';

type Handlers = { [Name in OperatorCall]: (request: OperatorRequest<Name>) => Promise<OperatorAnswer<Name>> };
type Outcome = OperatorAnswer<'suspend'>;

const matchesMax = 30;

export function createHandlers(deps: OperatorDeps): Handlers {
  const { pool, offer, referrals } = deps;

  async function limitsOf(player: string): Promise<OperatorAnswer<'player-limits'>> {
    const limits = await readPlayerLimits(pool, player);
    const { stakeMaxMinor } = allowanceOf(limits, referrals);
    return { factorPercent: limits.factorPercent, maximum: limits.maximumMinor, stakeMax: stakeMaxMinor };
  }

  return {
    exposure: ({ codesOnly }) => readExposure(deps, { codesOnly }),
    tickets: async ({ text }) => ({ tickets: await findTickets(deps, text) }),
    async 'stop-code'({ code, by, reason }) {
      const picks = await loadCode(pool, code);
      if (!picks) return { status: 'unknown' };
      await stopCode(pool, { code, picks, by, reason });
      return { status: 'done' };
    },
    'resume-code': async ({ code }) => ({ status: (await resumeCode(pool, code)) ? 'done' : 'moved-on' }),
    suspend: ({ match, market }) => outcomeOf(offer.suspend(match, market)),
    resume: ({ match, market }) => outcomeOf(offer.resume(match, market)),
    'player-limits': ({ player }) => limitsOf(player),
    async 'set-player-limits'({ player, factorPercent, maximum, by }) {
      await setPlayerLimits(pool, { playerId: player, factorPercent, maximumMinor: maximum, by });
      return limitsOf(player);
    },
    referrals: () => listReferrals(deps),
    async 'decide-referral'({ id, decision, stake, by }) {
      if ((decision === 'offer') !== (stake !== null && stake > 0n)) return { status: 'moved-on' };
      const word = { slipId: BigInt(id), decision, offeredMinor: stake, by, seconds: referrals.seconds };
      return { status: (await decideReferral(pool, word)) ? 'done' : 'moved-on' };
    },
    matches: async ({ text }) => ({ matches: offer.search(text.trim(), matchesMax).map(matchView) }),
    'preview-result': async ({ match, score }) => ({ preview: await previewResult(deps, { match, score }) }),
    'void-ticket': (wish) => deps.bets.voidForOperator(wish),
    async 'set-taxes'({ taxes }) {
      await setTaxes(
        pool,
        taxes.map((tax) => ({ ...tax, rate: BigInt(tax.rate) })),
      );
      return { status: 'done' };
    },
    'correct-result': ({ match, ...amendment }) => outcomeOf(offer.amend(match, amendment)),
  };
}

/** A refusal of the desk is an answer. */
async function outcomeOf(act: Promise<void>): Promise<Outcome> {
  try {
    await act;
    return { status: 'done' };
  } catch (error) {
    if (error instanceof DeskRefused) return { status: error.statusCode === 404 ? 'unknown' : 'moved-on' };
    throw error;
  }
}

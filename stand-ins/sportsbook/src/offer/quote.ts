import { type HeldMatch, isSuspendedAt } from './held-match.ts';
import { isLive, isOver } from './match.ts';
import type { PickRef, Quote } from './offer.ts';
import type { Moment } from './tell-match.ts';

/** What a pick can be had for at that moment. */
export function quotePick(held: HeldMatch | undefined, pick: PickRef, { now, speed }: Moment): Quote {
  if (!held?.sport.knows(pick)) return { state: 'unknown' };
  const { match } = held;
  if (isOver(match)) return { state: 'closed' };
  const outcome = held.market(pick.market)?.outcomes.find(({ key }) => key === pick.outcome);
  const isStopped = match.stoppedMarkets.includes(pick.market);
  if (!outcome || (outcome.priceThousandths === 0 && !isStopped)) return { state: 'closed' };
  const { priceThousandths, chancePerBillion, voidPerBillion = 0 } = outcome;
  if (isStopped || isSuspendedAt(held, now, speed))
    return { state: 'suspended', chancePerBillion, voidPerBillion, isLive: now >= match.startsAt };
  const { startsAt, version } = match;
  const { score } = held.glance();
  const chances = { chancePerBillion, voidPerBillion };
  return { state: 'open', priceThousandths, ...chances, isLive: isLive(match), startsAt, score, version };
}

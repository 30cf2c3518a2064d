import type { Break } from './break-rules.ts';
import { addMonths, heldUntil, isInForce, mayAskToReturn, mayReplace } from './break-rules.ts';
import { type BreaksDeps, offInBreak } from './breaks-deps.ts';
import { countChange, findBreak, insertBreak, setReturn } from './breaks-store.ts';
import { keepOwnTraits } from './check-player.ts';
import { publishBreak } from './read-break.ts';

const hourMs = 3_600_000;
const byPlayer = { switches: offInBreak, source: 'break', by: 'player', playerText: null } as const;

export type Wish = { kind: 'time-out'; hours: number } | { kind: 'exclusion'; months: number | 'for-ever' };

/** `longer in force`: the player has a break that this one would shorten. `not offered`: the market has no such break. */
export async function takeBreak(
  deps: BreaksDeps,
  playerId: bigint,
  wish: Wish,
): Promise<'taken' | 'longer in force' | 'not offered'> {
  const next = offeredBreak(deps, wish);
  if (!next) return 'not offered';
  const id = deps.ids.next();
  const traits = next.kind === 'exclusion' ? await deps.traitsOf(playerId) : undefined;
  const isTaken = await deps.switches.turnOff({
    ...{ ...byPlayer, playerId, until: heldUntil(next) },
    reason: wish.kind === 'time-out' ? `time-out of ${wish.hours} hours` : `exclusion, months: ${wish.months}`,
    async isAllowed(transaction) {
      const current = await findBreak(transaction, playerId);
      if (current && isInForce(current, deps.clock.now()) && !mayReplace(current, next)) return false;
      await countChange(transaction, playerId);
      await insertBreak(transaction, { id, playerId, ...next });
      return true;
    },
    async also(transaction) {
      if (traits) await keepOwnTraits(deps, transaction, { playerId, traits });
      const payload = { id, playerId: String(playerId), kind: next.kind, until: next.endsAt?.toISOString() ?? null };
      await deps.outbox.record(transaction, { topic: 'breaks.begun', payload });
    },
  });
  if (!isTaken) return 'longer in force';
  await publishBreak(deps, playerId);
  return 'taken';
}

/** The breaks that a player can take now: those of the market that shorten none. */
export async function listOffers(
  deps: BreaksDeps,
  playerId: bigint,
): Promise<{ timeOutHours: number[]; exclusionMonths: (number | 'for-ever')[] }> {
  const current = await findBreak(deps.pool, playerId);
  const mayTake = (wish: Wish) => {
    const next = offeredBreak(deps, wish);
    return next !== undefined && !(current && isInForce(current, deps.clock.now()) && !mayReplace(current, next));
  };
  const { timeOutHours, exclusionMonths } = deps.rules;
  return {
    timeOutHours: timeOutHours.filter((hours) => mayTake({ kind: 'time-out', hours })),
    exclusionMonths: exclusionMonths.filter((months) => mayTake({ kind: 'exclusion', months })),
  };
}

/** After the end of an exclusion. Play is on again after the market's wait. */
export async function askToReturn(deps: BreaksDeps, playerId: bigint): Promise<'asked' | 'not ended'> {
  const now = deps.clock.now();
  const returnsAt = new Date(now.getTime() + deps.rules.returnWaitMs);
  const isAsked = await deps.switches.turnOff({
    ...{ ...byPlayer, playerId, until: returnsAt, reason: 'the player asked to return' },
    async isAllowed(transaction) {
      const current = await findBreak(transaction, playerId);
      if (!current || !mayAskToReturn(current, now)) return false;
      await countChange(transaction, playerId);
      await setReturn(transaction, { id: current.id, askedAt: now, returnsAt });
      return true;
    },
  });
  if (!isAsked) return 'not ended';
  await publishBreak(deps, playerId);
  return 'asked';
}

function offeredBreak({ rules, clock }: BreaksDeps, wish: Wish): Break | undefined {
  const now = clock.now();
  if (wish.kind === 'time-out') {
    if (!rules.timeOutHours.includes(wish.hours)) return undefined;
    return { kind: 'time-out', endsAt: new Date(now.getTime() + wish.hours * hourMs), returnsAt: null };
  }
  if (!rules.exclusionMonths.includes(wish.months)) return undefined;
  return {
    kind: 'exclusion',
    endsAt: wish.months === 'for-ever' ? null : addMonths(now, wish.months),
    returnsAt: null,
  };
}

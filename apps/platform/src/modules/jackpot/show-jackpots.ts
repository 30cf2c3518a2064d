import type { CallData, Calls } from '@harmattan/contract';
import type { z } from 'zod';
import { countingGames } from './counting.ts';
import { type JackpotEvent, listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { findJackpot, type Jackpot, listShown } from './jackpots-store.ts';
import { choiceOf, gamesOf } from './kind.ts';
import type { createPrizePools } from './prize-pools.ts';
import { listTiers, type Tier } from './prizes-store.ts';

export interface ShowDeps extends JackpotDeps {
  prizePoolOf: ReturnType<typeof createPrizePools>;
}

type ShownJackpot = z.output<Calls['GET Jackpot/GetManualJackpotList']['data']>[number];
export type ShownEvent = z.output<Calls['GET Jackpot/GetManualJackpotEvents']['data']>[number];
type ShownState = CallData<'GET Jackpot/GetManualJackpotList'>[number]['state'];

const overMax = 20;

export async function showJackpots(deps: ShowDeps): Promise<ShownJackpot[]> {
  const jackpots = await listShown(deps.pool, overMax);
  const tiers = await listTiers(
    deps.pool,
    jackpots.map(({ id }) => id),
  );
  return Promise.all(jackpots.map((jackpot) => show(deps, jackpot, tiers)));
}

async function show(deps: ShowDeps, jackpot: Jackpot, tiers: Tier[]): Promise<ShownJackpot> {
  const { id, closesAt, typeId } = jackpot;
  const leftMs = jackpot.state === 'open' ? Math.max(0, closesAt.getTime() - deps.clock.now().getTime()) : 0;
  const own = tiers.filter(({ jackpotId }) => jackpotId === id);
  return {
    id,
    startDate: closesAt,
    isActive: leftMs > 0,
    jackpotTypeID: typeId,
    prizePool: await deps.prizePoolOf(jackpot, own),
    ticketPrice: jackpot.ticketPriceMinor,
    gameCount: gamesOf(typeId),
    state: shownState(jackpot, leftMs),
    closesInSeconds: Math.ceil(leftMs / 1_000),
    winners: jackpot.state === 'settled' ? Number(own.find(({ misses }) => misses === 0)?.winners ?? 0n) : null,
    consolation: own
      .filter(({ misses }) => misses > 0)
      .map(({ misses, amountMinor }) => ({ misses, prizePool: amountMinor ?? 0n })),
  };
}

/** Between the first kick-off and the moment when that is written down, it is closed already. */
export function shownState({ state }: Jackpot, leftMs: number): ShownState {
  return state === 'draft' || (state === 'open' && leftMs === 0) ? 'closed' : state;
}

/** The games of a jackpot. A draft is not shown, not even when it was dropped. */
export async function showEvents({ pool }: JackpotDeps, jackpotId: number): Promise<ShownEvent[] | undefined> {
  const jackpot = await findJackpot(pool, jackpotId);
  if (!jackpot?.openedAt) return undefined;
  const events = await listEvents(pool, [jackpotId]);
  const counting = new Set(countingGames(events).games.map(({ id }) => id));
  return events.map((event) => shownEvent(event, counting.has(event.id)));
}

export function shownEvent(event: JackpotEvent, isCounting: boolean): ShownEvent {
  const { id, participant1, participant2, startsAt, league, isReserve, isCancelled, result } = event;
  return {
    id,
    participant1,
    participant2,
    startDate: startsAt,
    leagueName: league,
    isReserve,
    canceled: isCancelled,
    participant1Score: result?.score1 ?? null,
    participant2Score: result?.score2 ?? null,
    choiceId: result ? choiceOf(result) : null,
    home: '1',
    draw: 'X',
    away: '2',
    isCounting,
  };
}

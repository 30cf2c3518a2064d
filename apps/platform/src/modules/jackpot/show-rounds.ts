import type { Calls } from '@harmattan/contract';
import type { z } from 'zod';
import { type JackpotEvent, listEvents } from './events-store.ts';
import { findJackpot, type Jackpot, listPast } from './jackpots-store.ts';
import { gamesOf } from './kind.ts';
import { listTiers, type Tier } from './prizes-store.ts';
import { findSeal, listRoots, type Seal } from './seal-store.ts';
import { type ShowDeps, shownState } from './show-jackpots.ts';

type Rounds = z.output<Calls['GET Jackpot/GetPastRounds']['data']>;
type Round = Rounds['rounds'][number];
type RoundShown = z.output<Calls['GET Jackpot/GetRound']['data']>;

const pageSize = 20;

export async function showPastRounds(deps: ShowDeps, before: number | undefined): Promise<Rounds> {
  const found = await listPast(deps.pool, { before, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  return {
    rounds: await showAll(deps, page),
    next: found.length > pageSize ? (page.at(-1) as Jackpot).id : null,
  };
}

/** What the crowd picked is shown only under a root, when no more tickets can follow it. */
export async function showRound(deps: ShowDeps, jackpotId: number): Promise<RoundShown | undefined> {
  const jackpot = await findJackpot(deps.pool, jackpotId);
  if (!jackpot?.openedAt) return undefined;
  const [seal, events, [round]] = await Promise.all([
    findSeal(deps.pool, jackpotId),
    listEvents(deps.pool, [jackpotId]),
    showAll(deps, [jackpot]),
  ]);
  return { round: round as Round, crowd: seal ? crowdOf(seal, events) : null };
}

async function showAll(deps: ShowDeps, jackpots: Jackpot[]): Promise<Round[]> {
  const ids = jackpots.map(({ id }) => id);
  const [tiers, roots] = await Promise.all([listTiers(deps.pool, ids), listRoots(deps.pool, ids)]);
  return Promise.all(
    jackpots.map(async (jackpot): Promise<Round> => {
      const { id, typeId, closesAt, ticketPriceMinor, isRolledOver, state } = jackpot;
      const own = tiers.filter(({ jackpotId }) => jackpotId === id);
      const leftMs = state === 'open' ? Math.max(0, closesAt.getTime() - deps.clock.now().getTime()) : 0;
      const seal = roots.get(id);
      return {
        ...{
          id,
          jackpotTypeID: typeId,
          gameCount: gamesOf(typeId),
          startDate: closesAt,
          ticketPrice: ticketPriceMinor,
        },
        state: shownState(jackpot, leftMs),
        prizePool: await deps.prizePoolOf(jackpot, own),
        isRolledOver,
        tiers: state === 'settled' ? own.map(shownTier) : [],
        root: seal?.root.toString('hex') ?? null,
        tickets: seal ? Number(seal.tickets) : null,
      };
    }),
  );
}

function shownTier({ misses, amountMinor, winners, shareMinor }: Tier): Round['tiers'][number] {
  return { misses, prizePool: amountMinor ?? 0n, winners: Number(winners ?? 0n), each: shareMinor ?? 0n };
}

/** In hundredths of a percent, floored. */
function crowdOf({ crowd, columns }: Seal, events: JackpotEvent[]): NonNullable<RoundShown['crowd']> {
  const shareOf = (place: number) => (columns === 0n ? 0 : Number(((crowd[place] ?? 0n) * 10_000n) / columns));
  return events.map(({ id, position }) => ({
    eventId: id,
    homeBps: shareOf(3 * position),
    drawBps: shareOf(3 * position + 1),
    awayBps: shareOf(3 * position + 2),
  }));
}

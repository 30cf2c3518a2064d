import type { OfficeCalls } from '@harmattan/contract/office';
import type { z } from 'zod';
import type { RequestRow } from '../../modules/approvals/index.ts';
import { countingGames, gamesOf, type Jackpot, type JackpotEvent, poolOf } from '../../modules/jackpot/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { type JackpotKind, jackpotKinds, resultsPayload } from './jackpot-kinds.ts';
import { jackpotStory } from './story.ts';
import { shownRequest, waitingBySubject } from './waiting-requests.ts';

type Row = z.output<OfficeCalls['GET Jackpots/List']['data']>[number];
type Shown = z.output<OfficeCalls['GET Jackpots/Get']['data']>;
type Action = Row['actions'][number];

const overMax = 50;
/** A game without a result so long after its kick-off is over. */
const gameMs = 2 * 3_600_000;
const kinds = Object.keys(jackpotKinds) as JackpotKind[];

const kindOf: Record<Action, JackpotKind> = {
  open: 'open a jackpot',
  results: 'enter jackpot results',
  'cancel-event': 'cancel a jackpot game',
  settle: 'settle a jackpot',
  void: 'void a jackpot',
};

interface Look {
  staff: Staff;
  now: Date;
  requests: RequestRow[];
  events: JackpotEvent[];
}

export async function listJackpots(deps: OfficeDeps, staff: Staff): Promise<Row[]> {
  const { jackpots, clock } = deps;
  const found = await jackpots.list({ overMax });
  const [requests, events] = await Promise.all([
    waitingBySubject(deps, kinds),
    jackpots.eventsOf(found.map(({ id }) => id)),
  ]);
  const eventsOf = Map.groupBy(events, ({ jackpotId }) => jackpotId);
  return Promise.all(
    found.map(async (jackpot) => {
      const look = { staff, now: clock.now(), requests: requests.get(String(jackpot.id)) ?? [] };
      const isSelling = jackpot.state === 'open' || jackpot.state === 'closed';
      const { tickets, poolMinor } = isSelling ? await jackpots.accountsOf(jackpot) : fromRow(jackpot);
      return rowOf(jackpot, { ...look, events: eventsOf.get(jackpot.id) ?? [] }, { tickets, poolMinor });
    }),
  );
}

export async function readJackpot(deps: OfficeDeps, staff: Staff, id: number): Promise<Shown | undefined> {
  const { jackpots, clock } = deps;
  const jackpot = await jackpots.find(id);
  if (!jackpot) return undefined;
  const [waiting, events, tiers, accounts, audit] = await Promise.all([
    waitingBySubject(deps, kinds),
    jackpots.eventsOf([id]),
    jackpots.tiersOf([id]),
    jackpots.accountsOf(jackpot),
    jackpots.auditOf(id),
  ]);
  const requests = waiting.get(String(id)) ?? [];
  return {
    ...rowOf(jackpot, { staff, now: clock.now(), requests, events }, accounts),
    events: shownEvents(events),
    tiers: tiers.map(({ misses, amountMinor, winners }) => ({
      ...{ misses, amount: amountMinor, winners: winners === null ? null : Number(winners) },
    })),
    held: accounts.heldMinor,
    consolationHeld: accounts.consolationHeldMinor,
    asked: askedResults(requests).map(({ eventId, score1, score2 }) => ({ eventId, score1, score2 })),
    story: jackpotStory(audit, events),
  };
}

/** The results that wait for a second person. */
export function askedResults(requests: RequestRow[]) {
  const request = requests.find(({ kind }) => kind === kindOf.results);
  return request ? resultsPayload.parse(request.payload).results : [];
}

function fromRow(jackpot: Jackpot) {
  return { tickets: jackpot.tickets, poolMinor: poolOf(jackpot, jackpot.tickets) };
}

function rowOf(jackpot: Jackpot, look: Look, { tickets, poolMinor }: { tickets: bigint; poolMinor: bigint }): Row {
  const { id, typeId, state, work, closesAt, ticketPriceMinor, guaranteedMinor, growthBps, rolledInMinor } = jackpot;
  const { staff, requests, events, now } = look;
  return {
    ...{ id, typeId, gameCount: gamesOf(typeId), state, work, closesAt, tickets: Number(tickets) },
    ...{ ticketPrice: ticketPriceMinor, guarantee: guaranteedMinor, rolledIn: rolledInMinor, pool: poolMinor },
    sharePercent: growthBps / 100,
    missing: countingGames(events).games.filter(
      ({ result, startsAt }) => !result && startsAt.getTime() + gameMs <= now.getTime(),
    ).length,
    requests: requests.map((request) => shownRequest(request, staff)),
    actions: actionsOn(jackpot, look),
  };
}

/** What this person may ask for now. What waits for a second person is not asked for again. */
function actionsOn({ state, work, closesAt }: Jackpot, { staff, now, requests, events }: Look): Action[] {
  if (!staff.permissions.includes('jackpots.run') || work !== null) return [];
  const isLive = state === 'open' || state === 'closed';
  const hasBegun = events.some(({ startsAt, isCancelled }) => !isCancelled && startsAt <= now);
  const { games } = countingGames(events);
  const can: Record<Action, boolean> = {
    open: state === 'draft' && closesAt > now && !countingGames(events).isVoid,
    results: isLive && hasBegun,
    'cancel-event': isLive || state === 'draft',
    settle: state === 'closed' && games.every(({ result }) => result),
    void: isLive || state === 'draft',
  };
  return (Object.keys(can) as Action[]).filter(
    (action) => can[action] && !requests.some(({ kind }) => kind === kindOf[action]),
  );
}

function shownEvents(events: JackpotEvent[]): Shown['events'] {
  const counting = new Set(countingGames(events).games.map(({ id }) => id));
  return events.map(({ id, participant1, participant2, league, startsAt, isReserve, isCancelled, result }) => ({
    ...{ id, participant1, participant2, league, startsAt, isReserve, isCancelled },
    isCounting: counting.has(id),
    score1: result?.score1 ?? null,
    score2: result?.score2 ?? null,
  }));
}

import type { Calls } from '@harmattan/contract';
import type { Minor } from '@harmattan/kernel/money';
import type { z } from 'zod';
import { taxKey } from './accounts.ts';
import { countingGames, isHit, standingOf } from './counting.ts';
import { type JackpotEvent, listEvents } from './events-store.ts';
import { findJackpots, type Jackpot } from './jackpots-store.ts';
import { gamesOf, kindOf } from './kind.ts';
import { findTicketOf, listTicketsOf } from './own-tickets-store.ts';
import { pickAt } from './picks.ts';
import { listPaid, listTiers } from './prizes-store.ts';
import { type ShowDeps, shownEvent } from './show-jackpots.ts';
import type { Ticket } from './tickets-store.ts';

type Bets = z.output<Calls['GET Jackpot/GetManualJackpotUserBets']['data']>;
type Bet = Bets['bets'][number];
type BetEvents = z.output<Calls['GET Jackpot/GetManualJackpotUserBetEvents']['data']>;

const pageSize = 50;

export async function showTickets(
  deps: ShowDeps,
  { playerId, before }: { playerId: bigint; before: string | undefined },
): Promise<Bets> {
  const tickets = await listTicketsOf(deps.pool, { playerId, before, limit: pageSize + 1 });
  const page = tickets.slice(0, pageSize);
  const around = await lookAround(deps, page);
  return {
    bets: page.map((ticket) => showTicket(ticket, around)),
    next: tickets.length > pageSize ? ((page.at(-1) as Ticket).id ?? null) : null,
  };
}

/** Another player's ticket answers as one that does not exist. */
export async function showTicketLines(
  deps: ShowDeps,
  { playerId, ticketId }: { playerId: bigint; ticketId: string },
): Promise<BetEvents | undefined> {
  const ticket = await findTicketOf(deps.pool, playerId, ticketId);
  if (!ticket) return undefined;
  const around = await lookAround(deps, [ticket]);
  const { jackpot, events } = around.of(ticket);
  const kind = kindOf(jackpot.typeId);
  const { games, given } = countingGames(events);
  const verdictOf = (event: JackpotEvent): boolean | null => {
    if (event.isCancelled) return given.includes(event) ? true : null;
    return isHit(kind, event, ticket.picks) ?? null;
  };
  return {
    bet: showTicket(ticket, around),
    events: events.map((event) => ({
      ...shownEvent(event, games.includes(event)),
      pick: pickAt(kind, ticket.picks, event.position),
      isHit: verdictOf(event),
    })),
  };
}

interface Around {
  of(ticket: Ticket): { jackpot: Jackpot; events: JackpotEvent[]; prizePoolMinor: Minor };
  paid: Map<string, Minor>;
  /** What was withheld of prizes. */
  withheld: Map<string, Minor>;
}

/** Everything that the tickets are held against, read once for all of them. */
async function lookAround(deps: ShowDeps, tickets: Ticket[]): Promise<Around> {
  const ids = [...new Set(tickets.map(({ jackpotId }) => jackpotId))];
  const [jackpots, events, tiers, paid] = await Promise.all([
    findJackpots(deps.pool, ids),
    listEvents(deps.pool, ids),
    listTiers(deps.pool, ids),
    listPaid(
      deps.pool,
      tickets.map(({ id }) => id),
      ids,
    ),
  ]);
  const eventsOf = Map.groupBy(events, ({ jackpotId }) => jackpotId);
  const about = new Map(
    await Promise.all(
      jackpots.map(async (jackpot) => {
        const prizePoolMinor = await deps.prizePoolOf(jackpot, tiers);
        return [jackpot.id, { jackpot, events: eventsOf.get(jackpot.id) ?? [], prizePoolMinor }] as const;
      }),
    ),
  );
  type Found = ReturnType<Around['of']>;
  const withheld = new Map(
    await Promise.all(
      [...paid.keys()].map(async (id) => [id, (await deps.wallet.entry(taxKey(id)))?.amountMinor ?? 0n] as const),
    ),
  );
  return { of: ({ jackpotId }) => about.get(jackpotId) as Found, paid, withheld };
}

function showTicket(ticket: Ticket, around: Around): Bet {
  const { jackpot, events, prizePoolMinor } = around.of(ticket);
  const prizeMinor = around.paid.get(ticket.id);
  const taxMinor = around.withheld.get(ticket.id) ?? null;
  return {
    id: ticket.id,
    jackpotId: jackpot.id,
    jackpotTypeID: jackpot.typeId,
    startDate: jackpot.closesAt,
    createDate: ticket.placedAt,
    amount: jackpot.ticketPriceMinor * BigInt(ticket.columns),
    columns: ticket.columns,
    state: stateOf(jackpot, ticket, prizeMinor),
    gameCount: gamesOf(jackpot.typeId),
    ...standingOf(kindOf(jackpot.typeId), events, ticket.picks),
    prize: prizeMinor ?? null,
    tax: taxMinor,
    net: prizeMinor === undefined || taxMinor === null ? null : prizeMinor - taxMinor,
    prizePool: prizePoolMinor,
  };
}

/** Nothing is written on a ticket that lost: it is one that has no prize when all prizes are paid. */
function stateOf(jackpot: Jackpot, { id }: Ticket, prizeMinor: Minor | undefined): Bet['state'] {
  if (prizeMinor !== undefined) return 'won';
  switch (jackpot.state) {
    case 'settled':
      return 'lost';
    case 'void':
      return isGivenBack(jackpot, id) ? 'void' : 'running';
    case 'closed':
      return 'running';
    default:
      return 'open';
  }
}

/** Tickets of a void jackpot are given back in the order of their ids. */
function isGivenBack({ work, lastTicket }: Jackpot, ticketId: string): boolean {
  return work === null || (lastTicket !== null && ticketId <= lastTicket);
}

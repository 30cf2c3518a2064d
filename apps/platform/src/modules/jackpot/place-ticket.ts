import { columnsMax } from '@harmattan/fair/jackpot/columns';
import { amountMaxMinor, type Minor } from '@harmattan/kernel/money';
import type { Player } from '../../plumbing/http/answer.ts';
import { furtherTicketId, ticketId } from './accounts.ts';
import type { Form } from './forms.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { columnsIn, type Line, readPicks } from './picks.ts';
import type { createTicketOffice, Sale } from './ticket-office.ts';

export interface TicketDeps extends JackpotDeps {
  office: ReturnType<typeof createTicketOffice>;
}

type Refusal =
  | Exclude<Sale, 'placed' | 'other'>
  | 'unknown'
  | 'incomplete'
  | 'wrong'
  | 'too many columns'
  | 'price has changed';

export type PlaceOutcome = { outcome: 'placed'; ticketIds: [string, ...string[]] } | { outcome: Refusal };

export type TicketLines = (Line & { jackpotId: number })[];

interface Wish {
  player: Pick<Player, 'playerId' | 'sessionEpoch'>;
  /** The lines of each ticket. */
  tickets: TicketLines[];
  /** Names the command: sent again, it buys nothing more. */
  word: string | undefined;
  /** Of all tickets together. Tickets of several columns are sold at no other price than the one that was shown. */
  shownPriceMinor: Minor | undefined;
}

/** Buys one ticket or several, all of their lines or nothing. */
export async function placeTickets({ office, ids }: TicketDeps, wish: Wish): Promise<PlaceOutcome> {
  const jackpotId = wish.tickets[0]?.[0]?.jackpotId;
  if (jackpotId === undefined) return { outcome: 'incomplete' };
  const form = await office.findForm(jackpotId);
  if (!form) return { outcome: 'unknown' };
  const read = readTickets(form, wish);
  if (typeof read === 'string') return { outcome: read };

  const { playerId, sessionEpoch } = wish.player;
  const first = ticketId(jackpotId, playerId, wish.word ?? ids.next());
  const together = read.length;
  const attempts = read.map((ticket, at) => ({
    ...{ ...ticket, jackpotId, playerId, sessionEpoch, together, orderId: first },
    id: at === 0 ? first : furtherTicketId(first, { at, together }),
  }));
  const sale = await office.sell(form, attempts);
  if (sale === 'placed') return { outcome: 'placed', ticketIds: [first, ...attempts.slice(1).map(({ id }) => id)] };
  // The word stands for other tickets, which stay as they are.
  return { outcome: sale === 'other' ? 'wrong' : sale };
}

function readTickets(form: Form, { tickets, shownPriceMinor }: Wish): { picks: Buffer; columns: number }[] | Refusal {
  const read: { picks: Buffer; columns: number }[] = [];
  for (const lines of tickets) {
    if (lines.some(({ jackpotId }) => jackpotId !== form.jackpotId)) return 'wrong';
    const picks = readPicks(form, lines);
    if (typeof picks === 'string') return picks;
    const columns = columnsIn(form.kind, picks);
    const priceMinor = form.ticketPriceMinor * BigInt(columns);
    if (columns > columnsMax || priceMinor > amountMaxMinor) return 'too many columns';
    read.push({ picks, columns });
  }
  const columns = read.reduce((sum, ticket) => sum + ticket.columns, 0);
  if (shownPriceMinor === undefined) return columns === 1 ? read : 'wrong';
  return shownPriceMinor === form.ticketPriceMinor * BigInt(columns) ? read : 'price has changed';
}

import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import { type BookName, isBookName } from '@harmattan/wires/suppliers/names';
import { BookNotReachable } from '../../modules/book-trading/index.ts';
import { roundOfBet, type Ticket } from '../../modules/suppliers/index.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OwnTicket } from './ticket-view.ts';

type Told = { tickets: OwnTicket[]; isAway: boolean };

const ticketsMax = 20;

export interface FoundTicket {
  playerId: bigint;
  /** From our own records. Undefined for a slip that took no money. */
  ticket: Ticket | undefined;
  /** From our own book. */
  own: OwnTicket | undefined;
  /** Whether our own book could be asked. */
  isBookAway: boolean;
}

/** Our own records and our own book, each by the same text; what both know of one bet is one ticket. */
export async function findTickets(deps: OfficeDeps, text: string): Promise<FoundTicket[]> {
  const { suppliers } = deps;
  const [rounds, told] = await Promise.all([suppliers.findRounds(text), askBook(deps, text)]);
  const found = new Map<string, FoundTicket>();
  for (const own of told.tickets) {
    const round = roundOfOwn(own);
    if (!round) continue;
    const ticket = await suppliers.readTicket(round);
    found.set(round.id, { playerId: round.playerId, ticket, own, isBookAway: false });
  }
  for (const round of rounds) {
    if (found.has(round.id)) continue;
    const ticket = await suppliers.readTicket(round);
    if (!ticket) continue;
    // Found by an id that only we know: the book is asked by its own number.
    const again = ticket.round.bet ? await askBook(deps, ticket.reference) : { tickets: [], isAway: false };
    const own = again.tickets.find((one) => roundOfOwn(one)?.id === round.id);
    found.set(round.id, { playerId: round.playerId, ticket, own, isBookAway: again.isAway });
  }
  return [...found.values()].slice(0, ticketsMax);
}

async function askBook({ bookTrading }: OfficeDeps, text: string): Promise<Told> {
  if (!bookTrading.hasBook) return { tickets: [], isAway: false };
  try {
    const { tickets }: OperatorAnswer<'tickets'> = await bookTrading.ask('tickets', { text });
    return { tickets, isAway: false };
  } catch (error) {
    if (error instanceof BookNotReachable) return { tickets: [], isAway: true };
    throw error;
  }
}

function roundOfOwn({ book, player, number }: OwnTicket) {
  if (!isBookName(book) || !/^\d{1,18}$/.test(player)) return undefined;
  const playerId = BigInt(player);
  return { playerId, id: roundOfBet({ book: book as BookName, playerId, reference: number }) };
}

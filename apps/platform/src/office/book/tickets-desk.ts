import { hash } from 'node:crypto';
import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import { type BookName, isBookName } from '@harmattan/wires/suppliers/names';
import { BookNotReachable } from '../../modules/book-trading/index.ts';
import { roundOfBet, type Ticket } from '../../modules/suppliers/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { missing } from './ask-book.ts';
import { type OwnTicket, ticketView } from './ticket-view.ts';

type TicketCalls = 'GET Trading/Ticket' | 'GET Trading/Evidence';
type Told = { tickets: OwnTicket[]; isAway: boolean };

const ticketsMax = 20;

export function ticketsDesk(deps: OfficeDeps): Pick<OfficeHandlers, TicketCalls> {
  const { identity } = deps;
  return {
    async 'GET Trading/Ticket'({ query: { text } }) {
      const found = await findTickets(deps, text);
      const names = await identity.userNamesOf(found.map(({ playerId }) => playerId));
      return success(
        found.map((ticket) => ticketView(deps, { ...ticket, userName: names.get(ticket.playerId) ?? null })),
      );
    },

    async 'GET Trading/Evidence'({ context: { staff }, query: { id } }) {
      const [found] = await findTickets(deps, id);
      if (!found?.ticket) return missing();
      const content = textOf({
        madeAt: deps.clock.now(),
        madeBy: staff.userName,
        ...found,
        missing: ticketView(deps, { ...found, userName: null }).missing,
      });
      const fileName = `ticket-${found.ticket.reference.replaceAll(/[^\w-]/g, '_')}.json`;
      return success({ fileName, content, sha256: hash('sha256', content) });
    },
  };
}

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
async function findTickets(deps: OfficeDeps, text: string): Promise<FoundTicket[]> {
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

/** Amounts and ids beyond JSON's numbers are text. */
function textOf(file: object): string {
  return JSON.stringify(file, (_name, part) => (typeof part === 'bigint' ? String(part) : part), 2);
}

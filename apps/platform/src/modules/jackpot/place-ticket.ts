import type { Minor } from '@harmattan/kernel/money';
import type { Player } from '../../plumbing/http/answer.ts';
import { ticketId } from './accounts.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { type Line, readPicks } from './picks.ts';
import type { createTicketOffice, Sale } from './ticket-office.ts';

export interface TicketDeps extends JackpotDeps {
  office: ReturnType<typeof createTicketOffice>;
}

export type PlaceOutcome =
  | { outcome: 'placed'; ticketId: string }
  | { outcome: Exclude<Sale, 'placed' | 'other'> | 'unknown' | 'incomplete' | 'wrong' | 'price has changed' };

/** Buys a ticket: all of its lines or nothing. `word` names it, so that sent again it is the same one. */
export async function placeTicket(
  { office, ids }: TicketDeps,
  wish: {
    player: Pick<Player, 'playerId' | 'sessionEpoch'>;
    lines: (Line & { jackpotId: number })[];
    word: string | undefined;
    shownPriceMinor: Minor | undefined;
  },
): Promise<PlaceOutcome> {
  const { player, lines, word, shownPriceMinor } = wish;
  const [first] = lines;
  if (!first) return { outcome: 'incomplete' };
  const { jackpotId } = first;
  const form = await office.findForm(jackpotId);
  if (!form) return { outcome: 'unknown' };
  if (lines.some((line) => line.jackpotId !== jackpotId)) return { outcome: 'wrong' };
  const picks = readPicks(form, lines);
  if (typeof picks === 'string') return { outcome: picks };
  if (shownPriceMinor !== undefined && shownPriceMinor !== form.ticketPriceMinor)
    return { outcome: 'price has changed' };

  const { playerId, sessionEpoch } = player;
  const id = ticketId(jackpotId, playerId, word ?? ids.next());
  const sale = await office.sell(form, { id, jackpotId, playerId, sessionEpoch, picks });
  if (sale === 'placed') return { outcome: 'placed', ticketId: id };
  // The word stands for another ticket, which stays as it is.
  return { outcome: sale === 'other' ? 'wrong' : sale };
}

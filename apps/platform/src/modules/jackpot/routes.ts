import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { type PlaceOutcome, placeTicket, type TicketDeps } from './place-ticket.ts';
import { type ShowDeps, showEvents, showJackpots } from './show-jackpots.ts';
import { showTicketLines, showTickets } from './show-tickets.ts';

type JackpotCalls = Pick<Calls, Extract<keyof Calls, `${string} Jackpot/${string}`>>;

/** Why no ticket is sold to anyone now, in the operator's words where there are some. */
export type FindPause = () => { text: string | null } | undefined;

export function jackpotRoutes(deps: ShowDeps & TicketDeps & { findPause: FindPause }): Handlers<JackpotCalls> {
  return {
    'GET Jackpot/GetManualJackpotList': async () => success(await showJackpots(deps)),
    async 'GET Jackpot/GetManualJackpotEvents'({ query: { jackpotId } }) {
      const events = await showEvents(deps, jackpotId);
      return events ? success(events) : refuse('JACKPOT_DOES_NOT_EXIST', null);
    },
    async 'POST Jackpot/PlaceManualJackpotBet'({ body: lines, query: { key, price }, context: { player } }) {
      const pause = deps.findPause();
      if (pause) return refuse('PLAY_IS_PAUSED', pause);
      return answer(await placeTicket(deps, { player, lines, word: key, shownPriceMinor: price }));
    },
    'GET Jackpot/GetManualJackpotUserBets': async ({ query: { before }, context: { player } }) =>
      success(await showTickets(deps, { playerId: player.playerId, before })),
    async 'GET Jackpot/GetManualJackpotUserBetEvents'({ query: { betId }, context: { player } }) {
      const lines = await showTicketLines(deps, { playerId: player.playerId, ticketId: betId });
      return lines ? success(lines) : refuse('TICKET_DOES_NOT_EXIST', null);
    },
  };
}

function answer(placed: PlaceOutcome) {
  switch (placed.outcome) {
    case 'placed':
      return success({ status: 'Success' as const, betId: placed.ticketId });
    case 'incomplete':
      return refused('YouMustChooseEitherHomeDrawOrAwayForAllEvent');
    case 'wrong':
      return refused('INCORRECT_PARAMETER_VALUE');
    case 'unknown':
      return refused('JACKPOT_DOES_NOT_EXIST');
    case 'closed':
      return refused('JACKPOT_IS_CLOSED');
    case 'price has changed':
      return refused('TICKET_PRICE_HAS_CHANGED');
    case 'insufficient':
      return refused('INSUFFICIENT_AMOUNT');
    case 'excluded':
      return refused('BETTING_NOT_ALLOWED');
    case 'limit':
      return refused('PLAY_LIMIT_IS_REACHED');
    case 'session':
      // The wallet keeps this under the ticket's key: signed in again, the player needs a new one.
      return refused('SESSION_HAS_ENDED');
  }
}

function refused<const Word extends Parameters<typeof refuse>[0]>(word: Word) {
  return refuse(word, { status: word });
}

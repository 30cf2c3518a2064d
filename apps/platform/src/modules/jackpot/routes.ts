import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { type PlaceOutcome, placeTickets, type TicketDeps } from './place-ticket.ts';
import { type ShowDeps, showEvents, showJackpots } from './show-jackpots.ts';
import { showProof } from './show-proof.ts';
import { showPastRounds, showRound } from './show-rounds.ts';
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
      const placed = await placeTickets(deps, { player, tickets: [lines], word: key, shownPriceMinor: price });
      if (placed.outcome !== 'placed') return refusalOf(placed.outcome);
      return success({ status: 'Success' as const, betId: placed.ticketIds[0] });
    },
    async 'POST Jackpot/PlaceTickets'({ body: { key, price, tickets }, context: { player } }) {
      const pause = deps.findPause();
      if (pause) return refuse('PLAY_IS_PAUSED', pause);
      const placed = await placeTickets(deps, { player, tickets, word: key, shownPriceMinor: price });
      if (placed.outcome !== 'placed') return refusalOf(placed.outcome);
      return success({ status: 'Success' as const, betIds: placed.ticketIds });
    },
    'GET Jackpot/GetManualJackpotUserBets': async ({ query: { before }, context: { player } }) =>
      success(await showTickets(deps, { playerId: player.playerId, before })),
    async 'GET Jackpot/GetManualJackpotUserBetEvents'({ query: { betId }, context: { player } }) {
      const lines = await showTicketLines(deps, { playerId: player.playerId, ticketId: betId });
      return lines ? success(lines) : refuse('TICKET_DOES_NOT_EXIST', null);
    },
    'GET Jackpot/GetPastRounds': async ({ query: { before } }) => success(await showPastRounds(deps, before)),
    async 'GET Jackpot/GetRound'({ query: { jackpotId } }) {
      const round = await showRound(deps, jackpotId);
      return round ? success(round) : refuse('JACKPOT_DOES_NOT_EXIST', null);
    },
    async 'GET Jackpot/GetTicketProof'({ query: { betId }, context: { player } }) {
      const proof = await showProof(deps, { playerId: player.playerId, ticketId: betId });
      if (proof === 'unknown') return refuse('TICKET_DOES_NOT_EXIST', null);
      return proof === 'not sealed' ? refuse('TICKETS_ARE_NOT_SEALED', null) : success(proof);
    },
  };
}

function refusalOf(outcome: Exclude<PlaceOutcome['outcome'], 'placed'>) {
  switch (outcome) {
    case 'incomplete':
      return refused('YouMustChooseEitherHomeDrawOrAwayForAllEvent');
    case 'wrong':
      return refused('INCORRECT_PARAMETER_VALUE');
    case 'unknown':
      return refused('JACKPOT_DOES_NOT_EXIST');
    case 'closed':
      return refused('JACKPOT_IS_CLOSED');
    case 'too many columns':
      return refused('TOO_MANY_COLUMNS');
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

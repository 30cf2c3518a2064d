import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import type { Ticket } from '../../modules/suppliers/index.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { priceOf } from './price.ts';
import type { FoundTicket } from './tickets-desk.ts';

export type OwnTicket = OperatorAnswer<'tickets'>['tickets'][number];
type Missing = 'score' | 'rules version' | 'delay' | 'price offered' | 'booking code' | 'result history' | 'book away';

/** What no wire of a foreign book carries. */
const notCarried: Missing[] = ['score', 'rules version', 'delay', 'price offered', 'booking code', 'result history'];

/** A ticket as the desk shows it: our own records first, what only the book knows beside them. */
export function ticketView(
  deps: Pick<OfficeDeps, 'supplierName'>,
  { playerId, userName, ticket, own, isBookAway }: FoundTicket & { userName: string | null },
) {
  const head = ticket ? headOf(ticket) : ownHead(deps, own as OwnTicket);
  return {
    ...head,
    ...{ playerId, userName },
    moves: (ticket?.moves ?? []).map(({ time, kind, amount, isReceived, isRefused, balance, reference }) => ({
      ...{ at: time, kind, amount, isReceived, isRefused, balance, reference },
    })),
    own: own ? ownView(own) : null,
    missing: own || head.area === 'games' ? [] : isBookAway ? ['book away' as const] : notCarried,
    actions: ticket ? ['evidence' as const] : [],
  };
}

function headOf({ round, reference }: Ticket) {
  const { id, area, provider, gameName, state, stake, win, time, bet } = round;
  return {
    ...{ id, number: reference, area, provider, name: gameName, state, stake, win, placedAt: time },
    return: bet?.return ?? null,
    price: bet?.price ? priceOf(bet.price) : null,
    legs: (bet?.legs ?? []).map((leg) => ({ ...leg, price: leg.price === null ? null : priceOf(leg.price) })),
  };
}

/** A slip that took no money is known to the book alone. */
function ownHead({ supplierName }: Pick<OfficeDeps, 'supplierName'>, own: OwnTicket) {
  return {
    ...{ id: null, number: own.number, area: 'sports' as const, provider: supplierName(own.book as WalletName) },
    ...{ name: own.legs.map(({ name }) => name).join(', '), state: own.state, stake: own.stake, win: 0n },
    ...{ placedAt: own.askedAt, return: own.returnMax, price: null, legs: [] },
  };
}

function ownView({ legs, movements, referral, delayMs, returnMax, ...own }: OwnTicket) {
  const { state, refusal, kind, code, rulesVersion, priceChanges, askedAt, takenAt, settledAt } = own;
  return {
    ...{ state, refusal, kind, code, rulesVersion, priceChanges, askedAt, takenAt, settledAt, referral },
    delaySeconds: delayMs === null ? null : delayMs / 1_000,
    return: returnMax,
    legs: legs.map(({ match, name, askedPrice, price, wasLive, ...leg }) => ({
      ...leg,
      ...{ matchId: match, match: name, isLive: wasLive, askedPrice: priceOf(askedPrice), price: priceOf(price) },
    })),
    history: movements.map(({ txId, doneAt, ...movement }) => ({ ...movement, at: doneAt, reference: txId })),
  };
}

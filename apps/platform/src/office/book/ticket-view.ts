import { type OperatorAnswer, voidableHours } from '@harmattan/wires/book-operator/calls';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import type { Staff } from '../../modules/staff/index.ts';
import type { Ticket } from '../../modules/suppliers/index.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { FoundTicket } from './find-tickets.ts';
import { priceOf } from './price.ts';

export type OwnTicket = OperatorAnswer<'tickets'>['tickets'][number];
type Missing = 'score' | 'rules version' | 'delay' | 'price offered' | 'booking code' | 'result history' | 'book away';

/** What no wire of a foreign book carries. */
const notCarried: Missing[] = ['score', 'rules version', 'delay', 'price offered', 'booking code', 'result history'];

const voidableMs = voidableHours * 3_600_000;

interface ShownTicket extends FoundTicket {
  userName: string | null;
  staff: Pick<Staff, 'permissions'>;
  now: Date;
  /** Whether a request to void it waits for a second person. */
  isVoidAsked: boolean;
}

/** A ticket as the desk shows it: our own records first, what only the book knows beside them. */
export function ticketView(
  deps: Pick<OfficeDeps, 'supplierName'>,
  { staff, now, userName, isVoidAsked, ...found }: ShownTicket,
) {
  const { playerId, ticket, own } = found;
  const head = ticket ? headOf(ticket, own) : ownHead(deps, own as OwnTicket);
  const voiding = isVoidAsked ? ('asked for' as const) : voidingOf({ ...found, now });
  return {
    ...head,
    ...{ playerId, userName },
    moves: (ticket?.moves ?? []).map(({ time, kind, amount, isReceived, isRefused, balance, reference }) => ({
      ...{ at: time, kind, amount, isReceived, isRefused, balance, reference },
    })),
    own: own ? ownView(own) : null,
    missing: missingOf(found),
    voiding,
    actions: [
      ...(ticket ? ['evidence' as const] : []),
      ...(voiding === 'possible' && ticket && staff.permissions.includes('book.correct') ? ['void' as const] : []),
    ],
  };
}

/** What is not known of it here. */
export function missingOf({ ticket, own, isBookAway }: FoundTicket): Missing[] {
  if (own || ticket?.round.area === 'games') return [];
  return isBookAway ? ['book away'] : notCarried;
}

/** Whether it can be voided for an obvious error. Null for a round of a game. The book decides by its own clock. */
export function voidingOf({ ticket, own, isBookAway, now }: FoundTicket & { now: Date }) {
  if (!own) {
    if (ticket?.round.area === 'games') return null;
    return isBookAway ? ('book away' as const) : ('foreign book' as const);
  }
  if (own.voided) return 'voided' as const;
  if (own.state !== 'open') return 'decided' as const;
  return now.getTime() - own.takenAt.getTime() < voidableMs ? ('possible' as const) : ('too late' as const);
}

function headOf({ round, reference }: Ticket, own: OwnTicket | undefined) {
  const { id, area, provider, gameName, state, stake, win, time, bet } = round;
  return {
    ...{ id, number: reference, area, provider, name: gameName, state, stake, win, placedAt: time },
    // Our own records do not say what the rest of a bet can return that was sold in part.
    return: bet?.return ?? own?.returnMax ?? null,
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

function ownView({ legs, movements, referral, delayMs, returnMax, soldStake, soldFor, ...own }: OwnTicket) {
  const { state, refusal, kind, system, code, rulesVersion, priceChanges, askedAt, takenAt, settledAt, voided } = own;
  return {
    ...{
      state,
      refusal,
      kind,
      system,
      code,
      rulesVersion,
      priceChanges,
      askedAt,
      takenAt,
      settledAt,
      referral,
      voided,
    },
    delaySeconds: delayMs === null ? null : delayMs / 1_000,
    ...{ return: returnMax, soldStake, soldFor },
    legs: legs.map(({ match, name, askedPrice, price, wasLive, ...leg }) => ({
      ...leg,
      ...{ matchId: match, match: name, isLive: wasLive, askedPrice: priceOf(askedPrice), price: priceOf(price) },
    })),
    history: movements.map(({ txId, doneAt, ...movement }) => ({ ...movement, at: doneAt, reference: txId })),
  };
}

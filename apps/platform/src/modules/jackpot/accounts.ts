import { type HouseAccount, keyOf, type MoneyKey } from '../wallet/index.ts';

/** Guarantees come from here, and what the house keeps of the tickets goes here. */
/** What every entry about a jackpot says that it was played on. */
export const played = { product: 'jackpot' } as const;

export const houseAccount: HouseAccount = 'house:jackpot';

/** The pool and the price of every ticket, until it is settled. */
export const poolAccount = (jackpotId: number): HouseAccount => `escrow:jackpot:${jackpotId}`;

/** What those share who missed one or two: apart from the pool. */
export const consolationAccount = (jackpotId: number): HouseAccount => `escrow:jackpot:${jackpotId}:consolation`;

/** Pools without a winner wait here for the next jackpot of their type. */
export const rolloverAccount = (typeId: number): HouseAccount => `escrow:jackpot:rollover:${typeId}`;

/** What a jackpot's own money is moved under. */
export function moveKey(
  jackpotId: number,
  move:
    | 'guarantee'
    | 'roll-in'
    | 'consolation'
    | 'takings'
    | 'roll-over'
    | 'unwon'
    | 'unneeded'
    | 'roll-back'
    | 'unused',
): MoneyKey {
  return keyOf({ source: 'jackpot', class: move, id: String(jackpotId) });
}

/** Names the second and later tickets of a command; the first is named by the command's word alone. */
export function furtherTicketId(first: MoneyKey, { at, together }: { at: number; together: number }): MoneyKey {
  return keyOf({ source: 'jackpot', class: 'ticket', id: `${first}:${at} of ${together}` });
}

/** Names a ticket, and its price. The same word of the same player on the same jackpot is the same ticket. */
export function ticketId(jackpotId: number, playerId: bigint, word: string): MoneyKey {
  return keyOf({ source: 'jackpot', class: 'ticket', id: `${jackpotId}:${playerId}:${word}` });
}

export function prizeKey(ticketId: string): MoneyKey {
  return keyOf({ source: 'jackpot', class: 'prize', id: ticketId });
}

/** Of a ticket that won in several tiers: its prize in all but the first of them. */
export function furtherPrizeKey(ticketId: string, misses: number): MoneyKey {
  return keyOf({ source: 'jackpot', class: 'prize', id: `${ticketId}:${misses}` });
}

/** What is withheld of a ticket's prize. */
export function taxKey(ticketId: string): MoneyKey {
  return keyOf({ source: 'jackpot', class: 'tax', id: ticketId });
}

export function refundKey(ticketId: string): MoneyKey {
  return keyOf({ source: 'jackpot', class: 'refund', id: ticketId });
}

import type { Kobo } from '@harmattan/kernel/money';

export interface PoolTerms {
  ticketPriceKobo: Kobo;
  guaranteedKobo: Kobo;
  rolledInKobo: Kobo;
  growthBps: number;
}

/** What each ticket adds to the pool. A part of a kobo is not added. */
export function growthOf({ ticketPriceKobo, growthBps }: PoolTerms): Kobo {
  return (ticketPriceKobo * BigInt(growthBps)) / 10_000n;
}

export function poolOf(terms: PoolTerms, tickets: bigint): Kobo {
  return terms.guaranteedKobo + terms.rolledInKobo + growthOf(terms) * tickets;
}

/** What the house keeps of the tickets. */
export function takingsOf(terms: PoolTerms, tickets: bigint): Kobo {
  return (terms.ticketPriceKobo - growthOf(terms)) * tickets;
}

/** The pool lies in the account beside the price of every ticket, so the account tells how many there are. */
export function ticketsIn(terms: PoolTerms, accountKobo: Kobo): bigint {
  const soldKobo = accountKobo - terms.guaranteedKobo - terms.rolledInKobo;
  return soldKobo > 0n ? soldKobo / terms.ticketPriceKobo : 0n;
}

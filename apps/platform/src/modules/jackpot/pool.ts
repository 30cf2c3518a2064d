import type { Minor } from '@harmattan/kernel/money';

export interface PoolTerms {
  ticketPriceMinor: Minor;
  guaranteedMinor: Minor;
  rolledInMinor: Minor;
  growthBps: number;
}

/** What each ticket adds to the pool. A part of a kobo is not added. */
function growthOf({ ticketPriceMinor, growthBps }: PoolTerms): Minor {
  return (ticketPriceMinor * BigInt(growthBps)) / 10_000n;
}

export function poolOf(terms: PoolTerms, tickets: bigint): Minor {
  return terms.guaranteedMinor + terms.rolledInMinor + growthOf(terms) * tickets;
}

/** What the house keeps of the tickets. */
export function takingsOf(terms: PoolTerms, tickets: bigint): Minor {
  return (terms.ticketPriceMinor - growthOf(terms)) * tickets;
}

/** The pool lies in the account beside the price of every ticket, so the account tells how many there are. */
export function ticketsIn(terms: PoolTerms, accountMinor: Minor): bigint {
  const soldMinor = accountMinor - terms.guaranteedMinor - terms.rolledInMinor;
  return soldMinor > 0n ? soldMinor / terms.ticketPriceMinor : 0n;
}

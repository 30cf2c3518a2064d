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

/** What each winner gets of an amount: floored, and the earliest ticket gets the rest on top. */
export function shareOut(amountMinor: Minor, winners: bigint): { shareMinor: Minor; restMinor: Minor } {
  if (winners === 0n) return { shareMinor: 0n, restMinor: 0n };
  return { shareMinor: amountMinor / winners, restMinor: amountMinor % winners };
}

/** The consolations together: what those share who missed one or two. */
export function consolationsOf(tiers: { misses: number; amountMinor: Minor | null }[]): Minor {
  return tiers.reduce((sum, { misses, amountMinor }) => sum + (misses > 0 ? (amountMinor ?? 0n) : 0n), 0n);
}

/** Where the money of a jackpot goes that no ticket won: the pool waits for the next one, consolations go back to the house. */
export function unwonOf(tiers: { misses: number; amountMinor: Minor | null; winners: bigint | null }[]): {
  rollsOverMinor: Minor;
  toHouseMinor: Minor;
} {
  const unwon = tiers.filter(({ winners }) => winners === 0n);
  const sum = (some: typeof unwon) => some.reduce((all, { amountMinor }) => all + (amountMinor ?? 0n), 0n);
  return {
    rollsOverMinor: sum(unwon.filter(({ misses }) => misses === 0)),
    toHouseMinor: sum(unwon.filter(({ misses }) => misses > 0)),
  };
}

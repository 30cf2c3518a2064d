import type { Minor } from './money.ts';

/** What the winnings of a player are taxed by, from one day to another. The house withholds it and owes it to the authority. */
export interface TaxRule {
  /** A plain word: it names the account of the house that holds what is withheld. */
  authority: string;
  /** As players and their certificates read it. */
  authorityName: string;
  products: readonly TaxedProduct[];
  /** Of what was won beyond the stake, all in all, for each bet, ticket or prize. */
  basis: 'win-minus-stake';
  /** Hundredths of a percent. */
  rate: bigint;
  from: Date;
  /** Undefined: until another rule is written here. */
  to?: Date;
}

export type TaxedProduct = 'sports' | 'jackpot' | 'races';

const whole = 10_000n;

/** The rule that holds for a product at an instant. */
export function findTaxRule(
  rules: readonly TaxRule[],
  { product, at }: { product: TaxedProduct; at: Date },
): TaxRule | undefined {
  return rules.find(({ products, from, to }) => products.includes(product) && from <= at && (!to || at < to));
}

/** What is due on winnings beyond the stake. Parts of a minor unit stay with the player. */
export function taxOn(netMinor: Minor, { rate }: Pick<TaxRule, 'rate'>): Minor {
  return netMinor > 0n ? (netMinor * rate) / whole : 0n;
}

/** What a bet that pays `grossMinor` in all comes to for its player. Slip, ticket, offer and payment all ask this. */
export function afterTax(
  { stakeMinor, grossMinor }: { stakeMinor: Minor; grossMinor: Minor },
  rule: Pick<TaxRule, 'rate'> | undefined,
): { taxMinor: Minor; netMinor: Minor } {
  const taxMinor = rule ? taxOn(grossMinor - stakeMinor, rule) : 0n;
  return { taxMinor, netMinor: grossMinor - taxMinor };
}

/** What is withheld of winnings at an instant, and for whom. Undefined: nothing is. */
export function findTaxDue(
  rules: readonly TaxRule[],
  { product, at, netMinor }: { product: TaxedProduct; at: Date; netMinor: Minor },
): { authority: string; amountMinor: Minor } | undefined {
  const rule = findTaxRule(rules, { product, at });
  const amountMinor = rule ? taxOn(netMinor, rule) : 0n;
  return rule && amountMinor > 0n ? { authority: rule.authority, amountMinor } : undefined;
}

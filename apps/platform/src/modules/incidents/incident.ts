export type IncidentKind = 'method' | 'bank' | 'withdrawals' | 'supplier' | 'product';

/** What can be switched off for everyone. */
export interface Subject {
  kind: IncidentKind;
  /** The method's view name, `<gateway>:<code>` of a bank, a supplier's or a product's name, or `all`. */
  subject: string;
}

export interface Incident extends Subject {
  id: string;
  /** Of the subject, in words. */
  name: string;
  reason: string;
  /** What players read; null: a text of the kind. */
  banner: string | null;
  /** It is over then, by itself. */
  until: Date;
  by: string;
  since: Date;
}

export interface PastIncident extends Incident {
  endedAt: Date;
  endedBy: string;
  endReason: string;
}

export const allWithdrawals: Subject = { kind: 'withdrawals', subject: 'all' };

/** In the order of the screens. */
export const products = ['sports', 'casino', 'live', 'virtuals', 'zeppelin', 'jackpot', 'races'] as const;
export type Product = (typeof products)[number];

/** What is played, as far as it can be switched off. */
export interface Play {
  product: Product;
  supplier?: string;
}

/** What a call that opens something is refused with. */
export interface PlayPause {
  /** In the operator's words. */
  text: string | null;
}

export function subjectsOfPlay({ product, supplier }: Play): Subject[] {
  const ofProduct: Subject = { kind: 'product', subject: product };
  return supplier === undefined ? [ofProduct] : [ofProduct, { kind: 'supplier', subject: supplier }];
}

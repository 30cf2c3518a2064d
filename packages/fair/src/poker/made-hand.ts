/** What five cards can be, the least first. */
export const handKinds = [
  'high-card',
  'pair',
  'two-pair',
  'trips',
  'straight',
  'flush',
  'full-house',
  'quads',
  'straight-flush',
  'royal-flush',
] as const;

/** What three cards can be, the least first: a straight is rarer than a flush here. */
export const threeCardKinds = ['high-card', 'pair', 'flush', 'straight', 'trips', 'straight-flush'] as const;

export type HandKind = (typeof handKinds)[number];
export type ThreeCardKind = (typeof threeCardKinds)[number];

/** A hand as it is told: what it is, and the ranks that say how good, the weightiest first. The ace is 14 where it is high. */
export interface MadeHand<Kind extends string = HandKind> {
  kind: Kind;
  ranks: number[];
}

/** Kinds and ranks in one number, four bits a rank: of two hands the better one has the greater number. */
export const kindShift = 20;

export function packHand(kind: number, first: number, second = 0, third = 0, fourth = 0, fifth = 0): number {
  return (kind << kindShift) | (first << 16) | (second << 12) | (third << 8) | (fourth << 4) | fifth;
}

export function unpackRanks(value: number): number[] {
  return [16, 12, 8, 4, 0].map((shift) => (value >> shift) & 15).filter((rank) => rank > 0);
}

import { secondSettlementKobo } from './operations/books.ts';

/**
 * What the product is known to break and what is still to be mended: it is shown and counts as no new violation. Without
 * an entry here the product keeps every rule.
 */
const known: ((rule: string) => boolean)[] = [
  // A connection that breaks while it is checked out of its pool ends the process.
  (rule) => rule === 'a process ended by itself: a broken connection',
  // A second settlement of a bet, under an id of its own, is paid like the first.
  (rule) => {
    const [, kobo] =
      /^house:(?:altenar|bti|everymatrix|bsbetting) differs from our books by (-\d+) kobo$/.exec(rule) ?? [];
    return kobo !== undefined && BigInt(kobo) % secondSettlementKobo === 0n;
  },
];

export function isKnown(rule: string): boolean {
  return known.some((matches) => matches(rule));
}

/** The rule without the numbers of this one run. */
export function nameOf(rule: string): string {
  return rule.replaceAll(/-?\d+/g, '#');
}

import type { WireBet, WirePick } from './book-client.ts';

/** As long as an operator keeps it beside the money; most of it fits. */
const describedMax = 250;

/** What a bet is on, in words for readers of the operator's records. */
export function describeBet({ picks }: Pick<WireBet, 'picks'>): string {
  const words = picks.map(({ match, market, outcome }) => `${match}: ${market}: ${outcome}`).join('; ');
  return words.length > describedMax ? `${words.slice(0, describedMax - 1)}…` : words;
}

/** `1.850`. */
export function decimalPrice(priceThousandths: number): string {
  const text = String(priceThousandths).padStart(4, '0');
  return `${text.slice(0, -3)}.${text.slice(-3)}`;
}

/** `Live`, as soon as one of the matches was under way. */
export function isLiveBet(picks: readonly WirePick[]): boolean {
  return picks.some(({ isLive }) => isLive);
}

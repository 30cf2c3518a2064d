import type { WireBet, WirePick, WireSystem } from './book-client.ts';

/** As long as an operator keeps it beside the money; most of it fits. */
const describedMax = 250;

/** What a bet is on, in words for readers of the operator's records. */
export function describeBet({ picks, system }: Pick<WireBet, 'picks' | 'system'>): string {
  const told = picks.map((pick) => `${pick.match}: ${pick.market}: ${outcomeWords(pick)}`).join('; ');
  const words = system ? `${systemWords(system)}: ${told}` : told;
  return words.length > describedMax ? `${words.slice(0, describedMax - 1)}…` : words;
}

/** `System Yankee, 11 lines`. */
export function systemWords({ name, lines }: WireSystem): string {
  return `System ${name}, ${lines} lines`;
}

/** A banker is named where no field of the wire does. */
export function outcomeWords({ outcome, isBanker = false }: Pick<WirePick, 'outcome' | 'isBanker'>): string {
  return isBanker ? `${outcome} (banker)` : outcome;
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

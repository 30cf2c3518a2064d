import type { WireBet, WirePick, WireSystem } from './book-client.ts';

/** As long as an operator keeps it beside the money; most of it fits. */
const describedMax = 250;

/** What a bet is on, in words for readers of the operator's records. */
export function describeBet({ picks, ...bet }: Pick<WireBet, 'picks' | 'system' | 'isBuilder'>): string {
  const told = picks.map((pick) => `${pick.match}: ${pick.market}: ${outcomeWords(pick)}`).join('; ');
  const kind = kindWords({ picks, ...bet });
  const words = kind ? `${kind}: ${told}` : told;
  return words.length > describedMax ? `${words.slice(0, describedMax - 1)}…` : words;
}

/** What the bet is called where it is neither a single nor an accumulator: `System Yankee, 11 lines`, `Bet builder, 2 picks`. */
export function kindWords({
  picks,
  system,
  isBuilder = false,
}: Pick<WireBet, 'picks' | 'system' | 'isBuilder'>): string | undefined {
  if (isBuilder) return `Bet builder, ${picks.length} picks`;
  return system && systemWords(system);
}

function systemWords({ name, lines }: WireSystem): string {
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

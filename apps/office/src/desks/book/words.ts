import { serverWord } from '../../shared/texts/texts.ts';

/** `total:2.5` is `Goals 2.5`. */
export function marketWords(market: string): string {
  const [head = '', line] = market.split(':');
  const words = serverWord('book.market', head);
  return line === undefined ? words : `${words} ${line}`;
}

export function pickWords({ market, outcome }: { market: string; outcome: string }): string {
  return `${marketWords(market)}: ${outcomeWords({ market, outcome })}`;
}

export function outcomeWords({ market, outcome }: { market: string; outcome: string }): string {
  return serverWord(`book.outcome.${market.split(':')[0]}`, outcome);
}

export function scoreWords(score: readonly [number, number]): string {
  return `${score[0]}–${score[1]}`;
}

export function priceWords(price: number | null): string {
  return price === null ? '–' : price.toFixed(2);
}

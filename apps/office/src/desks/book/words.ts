import { serverWord } from '../../shared/texts/texts.ts';

/** `total:2.5` is `Goals 2.5`, `q1Points:40.5` is `1st quarter: Points 40.5`. */
export function marketWords(market: string): string {
  const [head = '', line] = market.split(':');
  const [, part, asked = head] = /^([hq][1-4])(1x2|Dnb|Parity|Points|Sp[12])$/.exec(head) ?? [];
  const words = serverWord('book.market', asked.replace(/^(sp)[12]$/i, '$1'));
  const whole = part === undefined ? words : `${serverWord('book.part', part)}: ${words}`;
  return line === undefined ? whole : `${whole} ${line}`;
}

export function pickWords({ market, outcome }: { market: string; outcome: string }): string {
  return `${marketWords(market)}: ${outcomeWords({ market, outcome })}`;
}

export function outcomeWords({ market, outcome }: { market: string; outcome: string }): string {
  // `1x2 1 + total:2.5 over`: all picks of a bet builder.
  if (market === 'builder')
    return outcome
      .split(' + ')
      .map((pick) => {
        const [key = '', name = ''] = pick.split(' ');
        return pickWords({ market: key, outcome: name });
      })
      .join(' + ');
  const isSide = /^[1X2]$/.test(outcome);
  return serverWord(`book.outcome.${isSide ? '1x2' : market.split(':')[0]}`, outcome);
}

export function scoreWords(score: readonly [number, number]): string {
  return `${score[0]}–${score[1]}`;
}

export function priceWords(price: number | null): string {
  return price === null ? '–' : price.toFixed(2);
}

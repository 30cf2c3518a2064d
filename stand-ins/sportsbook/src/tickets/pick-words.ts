import type { BetPick } from '../contract/bets.ts';
import type { Texts } from './texts.ts';

/** What a pick is about: `Match result`. */
export function marketWords(market: string, texts: Texts): string {
  const words: Record<string, string> = {
    '1x2': texts.market1x2,
    double: texts.marketDouble,
    total: texts.marketTotal,
    btts: texts.marketBtts,
    score: texts.marketScore,
  };
  return words[market.split(':')[0] ?? ''] ?? market;
}

/** What it says: `Kaduna Lions`, `Over 2.5`. */
export function outcomeWords({ market, outcome, home, away }: BetPick, texts: Texts): string {
  const [head, line = ''] = market.split(':');
  const words: Record<string, string> = {
    '1x2/1': home.name,
    '1x2/X': texts.draw,
    '1x2/2': away.name,
    'double/1X': texts.orDraw(home.name),
    'double/12': texts.either(home.name, away.name),
    'double/X2': texts.orDraw(away.name),
    'total/over': texts.over(line),
    'total/under': texts.under(line),
    'btts/yes': texts.yes,
    'btts/no': texts.no,
    'score/other': texts.otherScore,
  };
  return words[`${head}/${outcome}`] ?? outcome;
}

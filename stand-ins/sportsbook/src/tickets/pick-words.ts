import { marketWords as wordsOfMarket, outcomeWords as wordsOfOutcome } from '../../page/src/offer/market-words.ts';
import type { BetPick } from '../contract/bets.ts';
import type { Texts } from './texts.ts';

/** What a pick is about, in the page's own words: `Match result`. */
export function marketWords(market: string, texts: Texts): string {
  return wordsOfMarket(market, texts);
}

/** What it says: `Kaduna Lions`, `Over 2.5`. */
export function outcomeWords({ market, outcome, home, away }: BetPick, texts: Texts): string {
  return wordsOfOutcome({ market, outcome }, { home: home.name, away: away.name }, texts);
}

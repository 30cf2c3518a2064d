import { wordsOf } from '../../../src/offer/fold-text.ts';
import type { OtherSport } from '../core/router.ts';
import type { Texts } from '../texts/en.ts';
import { marketWords } from './market-words.ts';

/** A question that can be asked of every match of a sport. */
export interface FoundMarket {
  head: string;
  sport: OtherSport | undefined;
  words: string;
}

/** In the order in which they are found. Questions about a numbered goal or a race to a number have no words without it. */
export const searchedHeads = {
  football:
    '1x2 double dnb total btts score ah eh corners cards scorer htft homeTotal awayTotal goals range parity margin ' +
    'resultTotal resultBtts totalBtts corners1x2 homeCorners awayCorners h1Corners cards1x2 homeCards awayCards ' +
    'homeGoals awayGoals homeClean awayClean homeNil awayNil mostGoals bothHalves homeBoth awayBoth homeWinsBoth ' +
    'awayWinsBoth homeWinsHalf awayWinsHalf h11x2 h1Total h1Btts h1Double h1Dnb h1Home h1Away h1Score ' +
    'h21x2 h2Total h2Btts h2Double h2Dnb h2Home h2Away h2Score',
  basketball:
    'winner sp points reg1x2 homePoints awayPoints pointsParity bands winnerPoints mostPoints overtime htft ' +
    'bestQuarter h11x2 h1Sp h1Points h1Dnb h1Parity h21x2 h2Sp h2Points h2Dnb h2Parity q11x2 q1Sp q1Points q1Dnb ' +
    'q1Parity q21x2 q2Sp q2Points q2Dnb q2Parity q31x2 q3Sp q3Points q3Dnb q3Parity q41x2 q4Sp q4Points q4Dnb q4Parity',
} as const;

const foundMax = 6;
/** `Over` and `under` are what players call these markets. */
const withLines = /^(total|points|corners|cards)$/;

/** Markets that the reader's language calls so. A line (`over 2.5`) is chosen in the match, so its figures find nothing. */
export function findMarkets(text: string, texts: Texts): FoundMarket[] {
  const typed = wordsOf(text).filter((word) => /\D/.test(word));
  if (typed.length === 0) return [];
  const all = (['football', 'basketball'] as const).flatMap((sport) =>
    searchedHeads[sport].split(' ').map((head): FoundMarket => {
      const words = marketWords(head, texts);
      return sport === 'football'
        ? { head, sport: undefined, words }
        : { head, sport, words: `${texts.basketball}: ${words}` };
    }),
  );
  const isCalledSo = ({ head, words }: FoundMarket) => {
    const lines = withLines.test(head) ? ` ${texts.overShort} ${texts.underShort}` : '';
    const own = wordsOf(`${head} ${words}${lines}`);
    return typed.every((word) => own.some((one) => begins(one, word)));
  };
  return all.filter(isCalledSo).slice(0, foundMax);
}

/** Chinese is written without spaces: what was typed may stand anywhere. */
function begins(word: string, typed: string): boolean {
  return /\p{Script=Han}/u.test(typed) ? word.includes(typed) : word.startsWith(typed);
}

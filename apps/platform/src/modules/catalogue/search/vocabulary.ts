import { createNearestWords } from './nearest-words.ts';
import { createWordsHolding } from './words-holding.ts';

export interface Vocabulary {
  /** Numbers of the words that hold what was typed, as it stands. */
  holding(typed: string): number[];
  /** Numbers of the words that are nearest to it, when it is a slip or two away from any. */
  nearest(typed: string): number[];
  isWord(typed: string): boolean;
}

/** One or two letters would be found in nearly every word, so they count at a word's beginning only. */
const fewLetters = /^[a-z0-9]{1,2}$/;

/** The different words of all names, sorted. There are far fewer of them than names, which is what makes a search quick. */
export function createVocabulary(sorted: readonly string[]): Vocabulary {
  const known = new Set(sorted);
  const anywhere = createWordsHolding(sorted);
  const { find: nearest } = createNearestWords(sorted);

  function beginningWith(typed: string): number[] {
    const found: number[] = [];
    for (let number = firstNotBefore(typed); sorted[number]?.startsWith(typed); number += 1) found.push(number);
    return found;
  }

  function firstNotBefore(typed: string): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    nearest,
    isWord: (typed) => known.has(typed),
    holding: (typed) => (fewLetters.test(typed) ? beginningWith(typed) : anywhere(typed)),
  };
}

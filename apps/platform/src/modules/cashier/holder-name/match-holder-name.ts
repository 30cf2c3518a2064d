import { soundsOf, wordsOf } from './fold-name.ts';
import { isSameName, isShortened } from './name-variants.ts';

/** `ask`: an operator decides. */
export type NameDecision = 'match' | 'ask';

export interface Names {
  firstName: string;
  lastName: string;
}

/** A name that is shorter is another name when a letter is missing: Akinola is not Akintola. */
const missingLetterLengthMin = 8;
/** A person's name has no more words, titles not counted. */
const wordsMax = 5;
/** More than a name and its titles: nothing to compare at length. */
const typedWordsMax = 8;

const titles = new Set(
  'mr mrs ms miss mstr dr prof engr barr chief alhaji alhaja mallam hajiya pastor rev sir lady jnr jr snr sr'.split(
    ' ',
  ),
);

/** Words of an account that several persons hold, or a firm. */
const sharedWords = new Set(
  `and or ltd limited plc nig company co ventures venture enterprise enterprises global resources services stores store
   foundation church ministry ministries school schools investment investments concept concepts integrated trading
   international association club cooperative agency farm farms group holdings business logistics motors pharmacy`.split(
    /\s+/,
  ),
);

/**
 * Whether the holder of an account is the player, by the bank's name of the account and the player's own. A first and a last name must
 * both be found, in any order. Further names may stand on one side only, or agree. `tolerance` is how many small differences
 * the two names may have: a shortening, or a letter more, less or swapped in a long name.
 */
export function matchHolderName(player: Names, holderName: string, { tolerance }: { tolerance: number }): NameDecision {
  if (!isOnePerson(player, holderName)) return 'ask';
  const holder = wordsOf(holderName);
  const [first, last] = [wordsOf(player.firstName), wordsOf(player.lastName)];
  for (const firstWords of readings(first)) {
    for (const lastWords of readings(last)) {
      for (const holderWords of readings(holder)) {
        if (isSamePerson({ first: firstWords, last: lastWords }, holderWords, tolerance)) return 'match';
      }
    }
  }
  return 'ask';
}

/** Whether both are names of one person each, and short enough to compare. */
export function isOnePerson(player: Names, holderName: string): boolean {
  if (/[&/+]/.test(holderName)) return false;
  const holder = wordsOf(holderName);
  const own = [...wordsOf(player.firstName), ...wordsOf(player.lastName)];
  if (own.length > typedWordsMax || holder.length > typedWordsMax) return false;
  if (holder.some((word) => sharedWords.has(word) && !own.includes(word))) return false;
  return holder.filter(isNoTitle).length <= wordsMax;
}

/** The words as they are, and with two neighbours written as one: Abdul Rahman is Abdulrahman. */
function readings(words: string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
  return [words, ...joined];
}

function isSamePerson(player: { first: string[]; last: string[] }, holder: string[], tolerance: number): boolean {
  return pairsWithin(tolerance, player.first, holder).some((first) =>
    pairsWithin(tolerance - first.differences, player.last, holder).some((last) => {
      if (first.theirs === last.theirs) return false;
      const own = [...without(player.first, [first.own]), ...without(player.last, [last.own])];
      return doRestsAgree(own, without(holder, [first.theirs, last.theirs]));
    }),
  );
}

/** By their positions. A title stands for no name. */
function pairsWithin(tolerance: number, words: string[], holder: string[]) {
  return words.flatMap((word, own) =>
    holder.flatMap((other, theirs) => {
      if (titles.has(word)) return [];
      const count = differences(word, other);
      return count <= tolerance ? [{ own, theirs, differences: count }] : [];
    }),
  );
}

/** Only one side may have names that the other one lacks. An initial agrees with a name that begins with it. */
function doRestsAgree(own: string[], holder: string[]): boolean {
  const theirs = holder.filter(isNoTitle);
  const unmatched = own.filter(isNoTitle).filter((word) => {
    const at = theirs.findIndex((other) => isInitialOf(word, other) || differences(word, other) <= 1);
    if (at >= 0) theirs.splice(at, 1);
    return at < 0;
  });
  return unmatched.length === 0 || theirs.length === 0;
}

/** How many small differences there are between two words. Infinity: they are different names. */
export function differences(one: string, other: string): number {
  if (one.length === 1 || other.length === 1) return Number.POSITIVE_INFINITY;
  const pairs = soundsOf(one).flatMap((a) => soundsOf(other).map((b) => [a, b] as const));
  if (isSameName(one, other) || pairs.some(([a, b]) => isSameName(a, b))) return 0;
  if (isShortened(one, other) || pairs.some(([a, b]) => isShortened(a, b))) return 1;
  return isLetterOff(one, other) ? 1 : Number.POSITIVE_INFINITY;
}

/** A letter is missing, or two neighbours are swapped. Another letter makes another name: Amina is not Aminu. */
function isLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < missingLetterLengthMin || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

export const isNoTitle = (word: string) => !titles.has(word);
export const isInitialOf = (one: string, other: string) =>
  (one.length === 1 || other.length === 1) && one.startsWith(other.slice(0, one.length)) && one[0] === other[0];
const without = (words: string[], places: number[]) => words.filter((_word, at) => !places.includes(at));

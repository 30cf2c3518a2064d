import { wordsOf } from './fold-name.ts';
import { differences, isInitialOf, isNoTitle, isOnePerson, matchHolderName, type Names } from './match-holder-name.ts';

/** `suggest`: a person looks at it, and it is likely that both are one. */
export type NameComparison = 'same' | 'suggest' | 'different';

/** For a name that a person looks at all the same. */
const wideTolerance = 2;
const vowelLengthMin = 4;

/**
 * Whether a player's name and the name of a register or a bank are one person's. Nothing is left to guess in `same`: both names are
 * whole, and a further name stands on one side only. An initial, a shortening, a letter, another family name, as after a marriage, or another
 * middle name make it `suggest`. Another given name makes it `different`.
 */
export function compareNames(player: Names, other: string): NameComparison {
  if (!isOnePerson(player, other)) return 'different';
  const words = [...wordsOf(player.firstName), ...wordsOf(player.lastName), ...wordsOf(other)];
  const isWhole = words.every((word) => word.length > 1);
  if (isWhole && matchHolderName(player, other, { tolerance: 0 }) === 'match') return 'same';
  if (matchHolderName(player, other, { tolerance: wideTolerance }) === 'match') return 'suggest';
  return isGivenNameFound(player, other) ? 'suggest' : 'different';
}

/** A given name of the player, or its initial beside the family name. */
function isGivenNameFound({ firstName, lastName }: Names, other: string): boolean {
  const given = wordsOf(firstName).filter(isNoTitle);
  const theirs = wordsOf(other).filter(isNoTitle);
  if (given.some((word) => theirs.some((one) => differences(word, one) <= 1 || isVowelMore(word, one)))) return true;
  const isFamily = wordsOf(lastName).some((word) => theirs.some((one) => differences(word, one) === 0));
  return isFamily && given.some((word) => theirs.some((one) => isInitialOf(word, one)));
}

/** Rashidi is Rashid: Swahili ends no word with a consonant. */
function isVowelMore(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= vowelLengthMin && /[^aeiou]$/.test(short) && (long === `${short}i` || long === `${short}u`);
}

/** The words of a name as it is written, each with whether the other name has it too. */
export function markWords(name: string, other: string): { text: string; isFound: boolean }[] {
  const theirs = wordsOf(other);
  return name
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      isFound: wordsOf(text).some((word) =>
        theirs.some((one) => isInitialOf(word, one) || differences(word, one) <= 1),
      ),
    }));
}

import type { LeagueView } from '../contract/offer.ts';
import { wordsOf } from './fold-text.ts';
import type { HeldMatch } from './held-match.ts';

const wordsMax = 6;
/** Shorter words have too many neighbours to forgive anything. */
const forgivenLengthMin = 4;

/** Matches whose clubs or league are called so. */
export function search(matches: readonly HeldMatch[], text: string): HeldMatch[] {
  return findNamed(matches, ownWords, text);
}

export function searchLeagues(leagues: readonly LeagueView[], text: string): LeagueView[] {
  return findNamed(leagues, ({ name }) => nameWords(name), text);
}

/**
 * What has every word that was typed, or words that have it in them. Only where nothing has are words taken that are one slip
 * away: a letter too many, too few, wrong, or two that changed places.
 */
function findNamed<T>(all: readonly T[], wordsIn: (one: T) => string[], text: string): T[] {
  const typed = wordsOf(text).slice(0, wordsMax);
  if (typed.length === 0) return [];
  const words = [...new Set(all.flatMap(wordsIn))];
  const withAll = (sets: readonly ReadonlySet<string>[]) =>
    sets.every(({ size }) => size > 0)
      ? all.filter((one) => sets.every((set) => wordsIn(one).some((word) => set.has(word))))
      : [];
  const exact = typed.map((word) => new Set(words.filter((one) => one.includes(word))));
  const found = withAll(exact);
  if (found.length > 0) return found;
  return withAll(typed.map((word, at) => new Set([...(exact[at] ?? []), ...words.filter((one) => isNear(word, one))])));
}

/** Names are few, and folded once. */
const folded = new Map<string, string[]>();
const foldedMax = 10_000;

function nameWords(name: string): string[] {
  const known = folded.get(name);
  if (known) return known;
  if (folded.size >= foldedMax) folded.clear();
  const words = wordsOf(name);
  folded.set(name, words);
  return words;
}

function ownWords({ home, away, league }: HeldMatch): string[] {
  return [...nameWords(home.name), ...nameWords(away.name), ...nameWords(league.name)];
}

/** Whether what was typed is a slip away from the word, or from a beginning of it. */
function isNear(typed: string, word: string): boolean {
  if (typed.length < forgivenLengthMin) return false;
  return [typed.length - 1, typed.length, typed.length + 1].some((length) => isOneSlip(typed, word.slice(0, length)));
}

function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  if (restOne.slice(1) === restOther.slice(1)) return true;
  if (restOne.slice(1) === restOther || restOne === restOther.slice(1)) return true;
  return restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2);
}

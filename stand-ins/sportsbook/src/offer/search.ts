import { wordsOf } from './fold-text.ts';
import type { HeldMatch } from './held-match.ts';

const wordsMax = 6;
/** Shorter words have too many neighbours to forgive anything. */
const forgivenLengthMin = 4;

/**
 * Matches whose clubs or league have every word that was typed, or words that begin so. Only where none has are words
 * taken that are one slip away: a letter too many, too few, wrong, or two that changed places.
 */
export function search(matches: readonly HeldMatch[], text: string): HeldMatch[] {
  const typed = wordsOf(text).slice(0, wordsMax);
  if (typed.length === 0) return [];
  const words = wordsIn(matches);
  const exact = typed.map((word) => new Set(words.filter((one) => one.includes(word))));
  const found = withAll(matches, exact);
  if (found.length > 0) return found;
  const near = typed.map((word, at) => new Set([...(exact[at] ?? []), ...words.filter((one) => isNear(word, one))]));
  return withAll(matches, near);
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

function wordsIn(matches: readonly HeldMatch[]): string[] {
  return [...new Set(matches.flatMap(ownWords))];
}

function withAll(matches: readonly HeldMatch[], sets: readonly ReadonlySet<string>[]): HeldMatch[] {
  if (sets.some(({ size }) => size === 0)) return [];
  return matches.filter((match) => {
    const own = ownWords(match);
    return sets.every((set) => own.some((word) => set.has(word)));
  });
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

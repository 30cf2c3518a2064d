import { atOnce, type Sliced } from '../sliced.ts';
import { foldText } from './fold-text.ts';
import { createIntersection } from './intersection.ts';
import { createVocabulary } from './vocabulary.ts';

export interface Searchable {
  name: string;
  supplier: string;
}

export interface SearchIndex {
  /** Places of those that fit and may be shown, the best ones first, otherwise in the order that they were given in. */
  find(text: string, mayShow: (place: number) => boolean): number[];
}

const wordsMax = 8;
const partLengthMin = 2;

/**
 * Finds by name and supplier, and forgives a slip: what fits as it stands wins; only when nothing does are the nearest
 * words taken, and after that a space too many or too few.
 */
export function createSearchIndex(items: readonly Searchable[]): SearchIndex {
  return atOnce(indexInSlices(items));
}

/** The same, with pauses. */
export function* indexInSlices(items: readonly Searchable[]): Sliced<SearchIndex> {
  const { names, words, postings } = yield* indexWords(items);
  yield;
  const vocabulary = createVocabulary(words);
  const withOneOfEach = createIntersection(postings, items.length);

  function bestFirst(places: number[], folded: string): number[] {
    const ranks: number[][] = [[], [], [], [], []];
    for (const place of places) ranks[rankOf(names[place] as string, folded)]?.push(place);
    return ranks.flat();
  }

  /** Each word's own and nearest ones; none at all as soon as one word has neither. */
  function nearby(typed: string[], asTheyStand: number[][]): number[][] {
    const near: number[][] = [];
    for (const [at, word] of typed.entries()) {
      const list = vocabulary.nearest(word).concat(asTheyStand[at] ?? []);
      if (list.length === 0) return [];
      near.push(list);
    }
    return near;
  }

  function findWithSpaceMoved(typed: string[], mayShow: (place: number) => boolean): number[] {
    if (typed.length > 1) return withOneOfEach([vocabulary.holding(typed.join(''))], mayShow);
    const [word = ''] = typed;
    for (let cut = partLengthMin; cut <= word.length - partLengthMin; cut += 1) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (!vocabulary.isWord(parts[0] as string)) continue;
      const found = withOneOfEach(parts.map(vocabulary.holding), mayShow);
      if (found.length > 0) return found;
    }
    return [];
  }

  return {
    find(text, mayShow) {
      const folded = foldText(text);
      if (folded === '') return findAsWritten(items, text, mayShow);
      const typed = folded.split(' ').slice(0, wordsMax);
      const asTheyStand = typed.map(vocabulary.holding);
      const exact = withOneOfEach(asTheyStand, mayShow);
      if (exact.length > 0) return bestFirst(exact, folded);
      const forgiven = withOneOfEach(nearby(typed, asTheyStand), mayShow);
      return forgiven.length > 0 ? forgiven : findWithSpaceMoved(typed, mayShow);
    },
  };
}

const itemsEach = 200;

function* indexWords(items: readonly Searchable[]) {
  const names: string[] = [];
  const placesOf = new Map<string, number[]>();
  const suppliers = new Map<string, string>();
  for (const [place, { name, supplier }] of items.entries()) {
    if (place % itemsEach === 0) yield;
    const foldedSupplier = suppliers.get(supplier) ?? foldText(supplier);
    suppliers.set(supplier, foldedSupplier);
    const foldedName = foldText(name);
    names.push(` ${foldedName}`);
    for (const word of new Set(`${foldedName} ${foldedSupplier}`.split(' '))) {
      if (word === '') continue;
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  }
  const words = [...placesOf.keys()].sort();
  return { names, words, postings: words.map((word) => Int32Array.from(placesOf.get(word) ?? [])) };
}

/** The very name, its beginning, the beginning of one of its words, anywhere in it, or only word by word. */
function rankOf(spacedName: string, folded: string): 0 | 1 | 2 | 3 | 4 {
  const place = spacedName.indexOf(folded);
  if (place < 0) return 4;
  if (place === 1) return spacedName.length === folded.length + 1 ? 0 : 1;
  return spacedName[place - 1] === ' ' ? 2 : 3;
}

/** Nothing but signs: they mean themselves, so a per cent sign finds a name with a per cent sign in it. */
function findAsWritten(items: readonly Searchable[], text: string, mayShow: (place: number) => boolean): number[] {
  const sought = text.trim();
  return items.flatMap(({ name }, place) => (name.includes(sought) && mayShow(place) ? [place] : []));
}

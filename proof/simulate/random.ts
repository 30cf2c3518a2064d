import type { Random } from '@harmattan/kernel/random';

/** Draws that follow from a seed and a name alone, so that leaving out one operation changes no draw of another. */
export interface Draws {
  /** A number from 0 up to but not including 1. */
  next(): number;
  below(count: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  minor(least: number, most: number): bigint;
}

export function createDraws(seed: string): Draws {
  const next = generator(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    minor: (least, most) => BigInt(least + below(most - least + 1)),
  };
}

/** The same draws where the product asks for bytes. */
export function createSeededRandom(seed: string): Random {
  const next = generator(seed);
  return { bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)) };
}

/** sfc32, seeded by the FNV-1a hash of the text. */
function generator(seed: string): () => number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193) >>> 0;
  let [a, b, c, counter] = [hash, hash ^ 0x9e3779b9, Math.imul(hash, 0x85ebca6b), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return next;
}

import type { Draws } from '../simulate/random.ts';

/**
 * Whom a canary may be shown to beside its player. `supplier`: a supplier or gateway with the right secret, whose wire tells
 * it (names, numbers, rounds). `player`: the player alone (messages, tokens, bank accounts).
 */
export type Secrecy = 'supplier' | 'player';

export interface Canary {
  owner: number;
  what: string;
  secrecy: Secrecy;
}

/** What is looked for in every answer: a word of letters, a number of digits, an id, a token, an address or an amount. */
export interface Canaries {
  add(text: string, canary: Canary): void;
  find(answer: string): Found[];
  size(): number;
}

export interface Found extends Canary {
  text: string;
}

const wordMark = 'Qz';
const wordLength = 12;
/** Every form that a canary has. An answer is cut into these, and each piece is looked up. */
const forms = [
  new RegExp(`${wordMark}[a-z]{${wordLength}}`, 'gi'),
  /\d{10,13}/g,
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
  /[A-Za-z0-9_-]{40,50}/g,
  /\d{1,3}(?:\.\d{1,3}){3}/g,
  // A balance moves on and may come to any amount; an amount that a player chose stands under another name.
  /(?<="(?!\w*balance)\w{1,40}":)\d{5,8}\.\d7\b/gi,
];

/** A word that no answer holds unless the player's record is shown. It passes for a name. */
export function newWord(draws: Draws): string {
  let word = wordMark;
  for (let at = 0; at < wordLength; at += 1) word += String.fromCharCode(97 + draws.below(26));
  return word;
}

/** An amount in naira that no generated request has: those never end in 7. */
export function newOddAmount(draws: Draws, { least, most }: { least: number; most: number }): number {
  return Number(`${least + draws.below(most - least)}.${1 + draws.below(9)}7`);
}

export function createCanaries(): Canaries {
  const known = new Map<string, Canary>();
  /** What two players have seen belongs to neither. */
  const shared = new Set<string>();
  return {
    add(text, canary) {
      const key = text.toLowerCase();
      const before = known.get(key);
      if (before && before.owner !== canary.owner) {
        known.delete(key);
        shared.add(key);
      } else if (!shared.has(key)) known.set(key, before ?? canary);
    },
    find(answer) {
      const found: Found[] = [];
      for (const form of forms) {
        for (const [text] of answer.matchAll(form)) {
          const canary = known.get(text.toLowerCase());
          if (canary) found.push({ ...canary, text });
        }
      }
      return found;
    },
    size: () => known.size,
  };
}

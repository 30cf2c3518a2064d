import { plainLetters } from '@harmattan/kernel/plain-letters';

/**
 * What is left of a text when case, accents and punctuation are put aside: words with one space between. Apostrophes
 * vanish, so that "Hold'em" is one word.
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(/['’‘ʼ`]+/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

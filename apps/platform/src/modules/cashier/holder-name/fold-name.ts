import { plainLetters } from '@harmattan/kernel/plain-letters';

/** The words of a name in small letters without marks. Apostrophes join, all other punctuation separates. */
export function wordsOf(name: string): string[] {
  // Unicode takes the acute accent that stands alone apart into a space and a mark.
  const joined = plainLetters(name.replaceAll('´', '')).replace(/['’‘ʼ`]/g, '');
  return joined.split(/[^\p{L}]+/u).filter((word) => word !== '');
}

/**
 * How a word sounds, in one or two readings: Yusuff is Yusuf, Isah is Isa, Shola is Sola, Zaynab is Zainab, Ibraheem is
 * Ibrahim. Two spellings with a reading in common are one name.
 */
export function soundsOf(word: string): string[] {
  const bare = word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('q', 'k')
    .replace(/(?<=[^c])h/g, '')
    .replace(/(?<!i)y(?!i)/g, 'i');
  const single = (text: string) => text.replace(/(.)\1+/gu, '$1');
  return [...new Set([single(bare), single(bare.replaceAll('ee', 'i').replaceAll('oo', 'u'))])];
}

/** Hausa's hooked letters and the like, which Unicode does not take apart. */
const plainLetters: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
};

/** The words of a name in small letters without marks. Apostrophes join, all other punctuation separates. */
export function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴŋøłßæ]/g, (letter) => plainLetters[letter] as string)
    .replace(/['’‘ʼ`´]/g, '');
  return plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
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

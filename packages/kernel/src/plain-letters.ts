/** Letters that Unicode does not take apart into a plain one and a mark. The hooked ones are Hausa. */
const plainOf: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text in small letters without marks and hooks: `Ɗanladi` and `danladi`, `Ọlá` and `ola` are the same. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^ -~]/gu, (letter) => plainOf[letter] ?? letter);
}

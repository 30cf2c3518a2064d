/** Those that texts are written in. */
const textLanguages = ['en', 'sw', 'zh'] as const;
export type Language = (typeof textLanguages)[number];

/** The first one of a page's `accept-language` that texts are written in. The site sends the language that the player chose. */
export function languageOf(header: string | undefined): Language | undefined {
  for (const range of (header ?? '').slice(0, headerLengthMax).split(',')) {
    const [tag = ''] = range.trim().toLowerCase().split(/[-;]/);
    const known = textLanguages.find((language) => language === tag);
    if (known) return known;
  }
  return undefined;
}

const headerLengthMax = 200;

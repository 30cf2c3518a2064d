const locales = { en: 'en-GB', sw: 'sw-SW', zh: 'zh-CN' } as const;

export type Locale = (typeof locales)[keyof typeof locales];

/** As all sportsbooks write our languages. English for whatever is not spoken here. */
export function localeOf(language: string): Locale {
  const code = language.slice(0, 2).toLowerCase();
  return Object.hasOwn(locales, code) ? locales[code as keyof typeof locales] : locales.en;
}

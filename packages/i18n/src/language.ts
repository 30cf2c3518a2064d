export const languages = ['en', 'sw', 'zh'] as const;

export type Language = (typeof languages)[number];

export const sourceLanguage: Language = 'en';

/** Each language in its own words, for visitors who cannot read the others. */
export const languageNames: Record<Language, string> = { en: 'English', sw: 'Kiswahili', zh: '中文' };

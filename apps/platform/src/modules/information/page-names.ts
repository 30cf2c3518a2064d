/** The texts that an operator writes: `<PAGES_DIR>/<language>/<name>.md`. Nothing else in that folder is ever sent. */
export const pageNames = ['terms', 'responsible-gaming', 'betting-rules', 'privacy-policy', 'affiliates'] as const;

export const languages = ['en', 'sw', 'zh'] as const;

export type Language = (typeof languages)[number];

/** Has every page; a page that another language lacks is shown in this one. */
export const sourceLanguage: Language = 'en';

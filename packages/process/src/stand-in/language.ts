export const languages = ['en', 'sw', 'zh'] as const;

export type Language = (typeof languages)[number];

/** Wires write `sw`, `sw_KE` or `sw-KE`. English for whatever is not spoken here. */
export function languageOf(text: string | undefined): Language {
  const code = text?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === code) ?? 'en';
}

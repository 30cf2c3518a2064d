import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

const others = {
  sw: async (): Promise<Texts> => (await import('./sw.ts')).sw,
  zh: async (): Promise<Texts> => (await import('./zh.ts')).zh,
};

export type Language = 'en' | keyof typeof others;

const fetched = new Map<Language, Texts>([['en', en]]);

/** Wires write `sw`, `sw_KE` or `sw-KE`. English for whatever is not spoken here. */
export function languageOf(text: string | null | undefined): Language {
  const code = text?.slice(0, 2).toLowerCase();
  return code === 'sw' || code === 'zh' ? code : 'en';
}

/** The language that can be shown once its texts are here: English where they cannot be fetched. */
export async function fetchTexts(language: Language): Promise<Language> {
  if (language === 'en' || fetched.has(language)) return language;
  try {
    fetched.set(language, await others[language]());
    return language;
  } catch {
    return 'en';
  }
}

export function useTexts(): Texts {
  return fetched.get(useStore(useBook().language)) ?? en;
}

/** Texts that come with the part that shows them, in all languages at once: few players open it. */
export function useTextsOf<T>(each: Record<Language, T>): T {
  return each[useStore(useBook().language)];
}

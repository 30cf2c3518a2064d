import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { en, type Texts } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

export type { Texts } from './en.ts';

const texts = { en, sw, zh } satisfies Record<string, Texts>;
export type Language = keyof typeof texts;

/** Wires write `sw`, `sw_KE` or `sw-KE`. English for whatever is not spoken here. */
export function languageOf(text: string | null | undefined): Language {
  const code = text?.slice(0, 2).toLowerCase();
  return code === 'sw' || code === 'zh' ? code : 'en';
}

export function useTexts(): Texts {
  return texts[useStore(useBook().language)];
}

import { type Language, languages } from '@harmattan/process/stand-in/language';
import type { Title } from '../titles.ts';
import { en, type SlotTexts } from './en.ts';
import { motifNames } from './motif-names.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

const texts: Record<Language, SlotTexts> = { en, sw, zh };

/** The texts of all slots, and what the title's symbols are called: `symbol0`, `symbol1` and so on. */
export function textsOf({ motifs }: Title): Record<Language, Record<string, string>> {
  const inLanguage = (language: Language) => [
    language,
    {
      ...texts[language],
      ...Object.fromEntries(motifs.map((motif, at) => [`symbol${at}`, motifNames[motif]?.[language] ?? motif])),
    },
  ];
  return Object.fromEntries(languages.map(inLanguage));
}

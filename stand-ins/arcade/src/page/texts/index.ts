import type { Language } from '@harmattan/process/stand-in/language';
import { en, type Texts } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

export type { Texts } from './en.ts';

export const texts: Record<Language, Texts> = { en, sw, zh };

/** `{name}` in a text is filled with what goes by that name. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

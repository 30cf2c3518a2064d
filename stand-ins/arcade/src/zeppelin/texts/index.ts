import type { Language } from '@harmattan/process/stand-in/language';
import { en, type ZeppelinTexts } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

export type { ZeppelinTexts } from './en.ts';

export const zeppelinTexts: Record<Language, ZeppelinTexts> = { en, sw, zh };

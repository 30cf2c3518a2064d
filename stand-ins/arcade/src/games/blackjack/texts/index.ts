import type { Language } from '@harmattan/process/stand-in/language';
import { withCardTexts } from '../../cards/index.ts';
import { withTableTexts } from '../../tables/table-texts.ts';
import { en } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

export const blackjackTexts: Record<Language, Record<string, string>> = withTableTexts(withCardTexts({ en, sw, zh }));

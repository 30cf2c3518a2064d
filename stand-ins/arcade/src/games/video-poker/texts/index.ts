import { withCardTexts } from '../../cards/index.ts';
import { en } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

export const videoPokerTexts = withCardTexts({ en, sw, zh });

import { join } from 'node:path';

export { withCardTexts } from './card-texts.ts';
export { suitSymbols } from './suits.ts';

/** `cards.js` and `cards.css`, for the `files` of a face. The sheet is named in its `sheets`. */
export const cardFiles = join(import.meta.dirname, 'browser');

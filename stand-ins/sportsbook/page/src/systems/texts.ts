import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { type SystemTexts, systemTexts } from './words.ts';

/** In all languages at once: they come with the parts that show systems, which few players open. */
export function useSystemTexts(): SystemTexts {
  return systemTexts[useStore(useBook().language)];
}

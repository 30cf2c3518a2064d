import { loadCatalogue } from '@harmattan/i18n/activate';
import type { CatalogueName } from '@harmattan/i18n/messages';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the shell that the first paint does without, fetched side by side with its texts. */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  ...catalogues: CatalogueName[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([fetchPart(), ...catalogues.map(loadCatalogue)]);
    return { default: part };
  });
}

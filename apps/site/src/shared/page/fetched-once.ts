import { loadCatalogue } from '@harmattan/i18n/activate';
import type { CatalogueName } from '@harmattan/i18n/messages';
import type { ComponentType } from 'react';

export interface Source<Part> {
  /** Once it is here. */
  known: () => Part | undefined;
  fetch: () => Promise<Part>;
}

/** A component that may not be here yet, and what it is to show. */
export interface FetchedProps<Props> {
  source: Source<ComponentType<Props>>;
  props: Props;
}

/** One fetch for all that show the part, and another only after one that failed. */
export function fetchedOnce<Part>(fetchPart: () => Promise<Part>, catalogues: readonly CatalogueName[]): Source<Part> {
  let part: Part | undefined;
  let fetching: Promise<Part> | undefined;

  async function fetchAll(): Promise<Part> {
    try {
      [part] = await Promise.all([fetchPart(), ...catalogues.map(loadCatalogue)]);
      return part;
    } finally {
      fetching = undefined;
    }
  }

  return {
    known: () => part,
    fetch() {
      fetching ??= fetchAll();
      return fetching;
    },
  };
}

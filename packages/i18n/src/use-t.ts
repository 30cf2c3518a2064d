import { useLingui } from '@lingui/react';
import type { MessageId } from './messages.ts';
import { serverWordCatalogues } from './server-words.ts';

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** The one way from an id to words. The id is checked by the compiler. */
export function useT(): Translate {
  return useLingui()._;
}

/** For words that come from the server: their text, if there is one. */
export function useServerWord(): (word: string) => string | undefined {
  const { _, i18n } = useLingui();
  return (word) => {
    const id = serverWordCatalogues.map((name) => `${name}.${word}`).find((candidate) => candidate in i18n.messages);
    return id && _(id);
  };
}

import { useLingui } from '@lingui/react';
import type { MessageId } from './messages.ts';

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** The one way from an id to words. The id is checked by the compiler. */
export function useT(): Translate {
  return useLingui()._;
}

/** For words that come from the server: the text of `message.<word>`, if there is one. */
export function useServerWord(): (word: string) => string | undefined {
  const { _, i18n } = useLingui();
  return (word) => (`message.${word}` in i18n.messages ? _(`message.${word}`) : undefined);
}

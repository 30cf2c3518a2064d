import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type shared from '../catalogues/en/shared.json';

export type SharedId = keyof typeof shared;
export type Translate<Id extends string> = (id: Id, values?: Record<string, string | number>) => string;

/** From an id to words. A desk has its own: `export const useT = useTexts<keyof typeof en | SharedId>`. */
export function useTexts<Id extends string>(): Translate<Id> {
  return useLingui()._;
}

/** For words that are put together outside of a component that shows them. */
export function translateBy<Id extends string>(): Translate<Id> {
  return (id, values) => i18n._(id, values);
}

/** A word of the server, such as `withdrawal to approve`: the text of `<prefix>.<word>` if there is one, or the word itself. */
export function serverWord(prefix: string, word: string): string {
  const id = `${prefix}.${word.toLowerCase().replaceAll(' ', '-')}`;
  return id in i18n.messages ? i18n._(id) : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

import { type Language, languages, sourceLanguage } from '@harmattan/i18n/language';

/** For calls that answer in the player's words. */
export function languageOf({ language }: { language: string }): Language {
  return languages.find((known) => known === language) ?? sourceLanguage;
}

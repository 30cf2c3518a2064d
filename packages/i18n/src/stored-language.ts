import { type Language, languages, sourceLanguage } from './language.ts';

const storageKey = 'appLanguage';

export function storedLanguage(): Language {
  try {
    return toLanguage(localStorage.getItem(storageKey));
  } catch {
    // Storage can be closed to a page in a web view; the choice then lasts as long as the page.
    return sourceLanguage;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // As above.
  }
}

/** Calls back when the choice is made in another tab. */
export function onLanguageStoredElsewhere(listener: (language: Language) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === storageKey) listener(toLanguage(event.newValue));
  });
}

function toLanguage(value: string | null): Language {
  return languages.find((language) => language === value) ?? sourceLanguage;
}

import { type Language, languages, sourceLanguage } from './language.ts';

const storageKey = 'appLanguage';

export function storedLanguage(): Language {
  try {
    return toLanguage(localStorage.getItem(storageKey));
  } catch {
    // Storage can be closed to a page in a web view; the choice then lasts as long as the page.
    return pageLanguage();
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
  return languages.find((language) => language === value) ?? pageLanguage();
}

/**
 * Until the player chooses: the page's own, as the server wrote it. Every phone says English that was never told anything else, so the browser
 * is asked only where the page has another language.
 */
function pageLanguage(): Language {
  const own = languages.find((language) => language === globalThis.document?.documentElement.lang);
  if (own === undefined || own === sourceLanguage) return sourceLanguage;
  return languages.find((language) => navigator.language.startsWith(language)) ?? own;
}

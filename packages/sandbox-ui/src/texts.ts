import { type Language, languages } from '@harmattan/i18n/language';
import { onLanguageStoredElsewhere, storedLanguage, storeLanguage } from '@harmattan/i18n/stored-language';
import { createStore, type Store, useStore } from './store.ts';

/** Where each language's texts lie. All have one type, so that a label that one of them lacks does not compile. */
type Catalogues<Texts> = Record<Language, () => Promise<Texts>>;

export interface Speech<Texts> {
  language: Store<Language>;
  /** Loads the language of the address, or else the stored one. Nothing can be drawn before. */
  start(): Promise<void>;
  /** The reader's choice: shown and stored once its texts are here. Throws where they cannot be fetched. */
  choose(language: Language): Promise<void>;
  /** As they are at the moment, for code that draws nothing. */
  texts(): Texts;
  useTexts(): Texts;
}

/** The texts of one page. A browser fetches only the languages that it shows. */
export function createSpeech<Texts>(catalogues: Catalogues<Texts>): Speech<Texts> {
  const language = createStore<Language>('en');
  const spoken = createStore<Texts | undefined>(undefined);
  let wanted = language.get();

  /** False when a later choice overtook this one while its texts were fetched. */
  async function show(next: Language): Promise<boolean> {
    wanted = next;
    const texts = await catalogues[next]();
    if (wanted !== next) return false;
    document.documentElement.lang = next;
    language.set(next);
    spoken.set(texts);
    return true;
  }

  return {
    language,
    async start() {
      onLanguageStoredElsewhere((next) => void show(next).catch(() => undefined));
      await show(languageOfAddress(location.search) ?? storedLanguage());
    },
    async choose(next) {
      if (!(await show(next))) return;
      storeLanguage(next);
      forgetLanguageOfAddress();
    },
    texts: () => loaded(spoken.get()),
    useTexts: () => loaded(useStore(spoken)),
  };
}

function loaded<Texts>(texts: Texts | undefined): Texts {
  if (texts === undefined) throw new Error('the texts are used before they are loaded');
  return texts;
}

/** Addresses carry `lang=sw`, `sw_KE` or `sw-KE`. */
export function languageOfAddress(search: string): Language | undefined {
  const code = new URLSearchParams(search).get('lang')?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === code);
}

/** The address would overrule the choice when the page is loaded again. */
function forgetLanguageOfAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

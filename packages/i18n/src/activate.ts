import { i18n } from '@lingui/core';
import { type Language, sourceLanguage } from './language.ts';
import type { CatalogueName } from './messages.ts';
import { onLanguageStoredElsewhere, storedLanguage, storeLanguage } from './stored-language.ts';

/** Where the texts of each language lie is known to that language alone: a phone fetches one of these lists. */
const languages = {
  en: () => import('./languages/en.ts'),
  sw: () => import('./languages/sw.ts'),
  zh: () => import('./languages/zh.ts'),
} satisfies Record<Language, unknown>;

const inUse = new Set<CatalogueName>();
let wanted: Language = storedLanguage();

/** Fetches a feature's texts in the language of the moment. Later languages bring them along by themselves. */
export async function loadCatalogue(name: CatalogueName): Promise<void> {
  inUse.add(name);
  await load(wanted, name);
}

/** The player's choice: shown and kept once all its texts are here. */
export async function chooseLanguage(language: Language): Promise<void> {
  // A choice that a later one overtook was never shown, so it is not kept either.
  if (await activate(language)) storeLanguage(language);
}

/** Loads the texts that every page needs and shows the stored choice, here and whenever another tab changes it. */
export async function startLanguage(): Promise<void> {
  // Without a connection this tab keeps its language; no caller waits for the result.
  onLanguageStoredElsewhere((language) => void activate(language).catch(() => undefined));
  await activate(wanted).catch((error) => {
    if (wanted === sourceLanguage) throw error;
    // The choice stays stored, for the next start.
    return activate(sourceLanguage);
  });
}

/** Whether it is shown now; false when another choice was made meanwhile. */
async function activate(language: Language): Promise<boolean> {
  wanted = language;
  try {
    const { start } = await languages[language]();
    i18n.load(language, start);
    await Promise.all([...inUse].map((name) => load(language, name)));
  } catch (error) {
    if (wanted === language && i18n.locale !== '') wanted = i18n.locale as Language;
    throw error;
  }
  // Two quick choices may finish in either order; the last one made counts.
  if (wanted !== language) return false;
  document.documentElement.lang = language;
  i18n.activate(language);
  return true;
}

async function load(language: Language, name: CatalogueName): Promise<void> {
  const { catalogues } = await languages[language]();
  const fetchCatalogue = catalogues[`../../catalogues/${language}/${name}.json`];
  if (!fetchCatalogue) throw new Error(`no catalogue ${name} in ${language}`);
  i18n.load(language, { ...(await fetchCatalogue()) });
}

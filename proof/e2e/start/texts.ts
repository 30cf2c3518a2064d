import { readdirSync, readFileSync } from 'node:fs';

/** The words of the site in a language, by their ids. */
export function textsIn(language: 'en' | 'sw'): (id: string) => string {
  const catalogues = new URL(`../../../packages/i18n/catalogues/${language}/`, import.meta.url);
  const texts: Record<string, string> = Object.assign(
    {},
    ...readdirSync(catalogues).map((name) => JSON.parse(readFileSync(new URL(name, catalogues), 'utf8'))),
  );
  return (id) => texts[id] ?? id;
}

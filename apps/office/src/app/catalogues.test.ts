import { compileCatalogue, type Texts } from '@harmattan/i18n/compile-catalogue';
import { expect, test } from 'vitest';

const catalogues = Object.entries(
  import.meta.glob<Texts>('../**/catalogues/en/*.json', { eager: true, import: 'default' }),
).map(([path, texts]) => ({ name: path.replace(/^.*\/(.*)\.json$/, '$1'), texts }));

test.each(catalogues)('$name has readable texts, whose ids begin with its name', ({ name, texts }) => {
  expect(Object.keys(compileCatalogue(texts))).toEqual(Object.keys(texts));
  expect(Object.keys(texts).filter((id) => !id.startsWith(`${name}.`))).toEqual([]);
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

test('no two catalogues have the same name', () => {
  expect(new Set(catalogues.map(({ name }) => name)).size).toBe(catalogues.length);
  expect(catalogues.length).toBeGreaterThan(5);
});

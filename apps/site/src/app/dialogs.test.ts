import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** The texts of the closing crosses of a file that its buttons have as well. */
function sharedNames(source: string): string[] {
  const crosses = [...source.matchAll(/closeText=\{t\('([^']+)'\)\}/g)].map(([, text]) => text as string);
  return crosses.filter((text) => source.includes(`>{t('${text}')}<`));
}

test('no button of a dialog has the name of its closing cross', () => {
  const withDialogs = Object.entries(sources).filter(([, source]) => source.includes('closeText={'));
  expect(withDialogs.length).toBeGreaterThan(10);
  expect(withDialogs.filter(([, source]) => sharedNames(source).length > 0).map(([path]) => path)).toEqual([]);
});

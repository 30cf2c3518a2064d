import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compileCatalogue } from '@harmattan/i18n/compile-catalogue';
import { expect, test } from 'vitest';

const source = new URL('..', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /catalogues\/en\/[\w-]+\.json$/.test(file),
);

test.each(files)('%s has readable texts, whose ids begin with its name', (file) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(new URL(file, source), 'utf8'));
  expect(Object.keys(compileCatalogue(texts))).toEqual(Object.keys(texts));
  expect(Object.keys(texts).filter((id) => !id.startsWith(`${basename(file, '.json')}.`))).toEqual([]);
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

test('no two catalogues have the same name', () => {
  const names = files.map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { manners } from '../hooks/index.ts';
import { payoutBehaviours, testCards } from '../kudipal/index.ts';
import { cashInBehaviours } from '../mobile-money/index.ts';
import { misbehaviours } from '../sms/index.ts';
import { readFiles } from './files.ts';
import { phonePage } from './page.ts';
import { type PhoneDeps, panels } from './panels.ts';

const bytesMax = 16_000;
const all = panels({} as PhoneDeps);
const page = phonePage(all);
const files = readFiles();

test('the page and its own files stay under their budget', () => {
  // The tokens and the reset are the house's: what they weigh is watched with the site.
  const own = [...files].filter(([name]) => name !== 'tokens.css' && name !== 'base.css');
  const parts = [page, ...own.map(([, { body }]) => body)];
  const bytes = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
  expect(bytes).toBeLessThan(bytesMax);
});

test('every panel has its other half for the browser', () => {
  for (const { id } of all) expect(files.get(`${id}.js`)?.body).toContain('export function mount');
});

test('whatever the page and its scripts refer to is there', () => {
  const named = [page, ...[...files.values()].map(({ body }) => body)].flatMap((text) => [
    ...text.matchAll(/(?:\/phone\/files\/|from '\.\/)([a-z.-]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(5);
  for (const [, name] of named) expect([...files.keys()]).toContain(name);
});

test('nothing stands in it that the content-security policy would refuse', () => {
  expect(page).not.toMatch(/<style|style=|<script>|\son\w+=/);
});

test('says how to make a payment go wrong', () => {
  for (const { number, words } of testCards) {
    expect(page).toContain(number.replace(/(.{4})(?=.)/g, '$1 '));
    expect(page).toContain(words);
  }
  for (const { ending, words } of [...payoutBehaviours, ...cashInBehaviours]) {
    expect(page).toContain(`…${ending}`);
    expect(page).toContain(words);
  }
  for (const words of Object.values(manners)) expect(page).toContain(words);
});

test('says how to make a text go wrong', () => {
  for (const { ending, words } of misbehaviours) {
    expect(page).toContain(ending);
    expect(page).toContain(words);
  }
});

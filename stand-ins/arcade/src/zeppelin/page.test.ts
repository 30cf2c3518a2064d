import { brotliCompressSync } from 'node:zlib';
import { type Language, languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { readFiles } from '../page/files.ts';
import { zeppelinPage } from './page.ts';
import { zeppelinTexts } from './texts/index.ts';

const bytesMax = 60_000;
const files = readFiles();
const siteOrigin = 'http://localhost:3000';
const listed = readCatalogue().find('betsolutions', '7001');

function pageOf({ language = 'en' as Language, playMinor = undefined as bigint | undefined } = {}): string {
  const wallet = { token: 'secret-token', playerId: '7', game: '7001', currency: 'NGN', sitting: '' };
  const seat = {
    id: 1n,
    owner: 'seat 1',
    supplier: 'betsolutions' as const,
    language,
    wayBack: siteOrigin,
    wallet,
    playMinor,
  };
  return zeppelinPage({ seat, listed, siteOrigin });
}

/** Every file that the page loads, by what the page and its files name. */
function namesLoadedBy(page: string): Set<string> {
  const names = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/(?:\/files\/|from '\.\/)([\w./-]+)/g)) {
      if (names.has(name) || name.endsWith('/')) continue;
      names.add(name);
      follow(files.get(name)?.body ?? '');
    }
  };
  follow(page);
  for (const name of ['growth', 'burst', 'chain', 'settle']) follow(`/files/fair/zeppelin/${name}.ts`);
  return names;
}

test('everything that the page loads is there, the modules that decide too, and weighs 60 KB at most', () => {
  const page = pageOf();
  const names = [...namesLoadedBy(page)];
  expect(names).toEqual(expect.arrayContaining(['zeppelin.js', 'frames.js', 'zeppelin.css', 'fair/seeds/sha256.ts']));
  expect(names.filter((name) => !files.has(name))).toEqual([]);
  const bodies = [page, ...names.map((name) => files.get(name)?.body ?? '')];
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeLessThan(bytesMax);
  expect(bytes).toBeGreaterThan(10_000);
});

test('nothing stands in the page that the content-security policy would refuse, nor what the wallet knows the seat by', () => {
  for (const language of languages) {
    expect(pageOf({ language })).not.toMatch(/<style|\sstyle=|<script>|\son\w+=|secret-token/);
  }
});

test('the rules state return, growth and limits in every language, and no text is left with a gap', () => {
  for (const language of languages) {
    const [rules = ''] = /<dialog class="sheet" id="rules"[\s\S]*?<\/dialog>/.exec(pageOf({ language })) ?? [];
    for (const figure of ['99 %', '1.000062', '10,000.00', '₦\u202f10.00', '₦\u202f50,000.00']) {
      expect(rules, `${language} ${figure}`).toContain(figure);
    }
    expect(rules).not.toMatch(/\{\w+\}/);
  }
});

test('play money is called play money', () => {
  expect(pageOf({ playMinor: 1n })).toContain('Play money');
  expect(pageOf()).not.toContain('Play money');
});

test('every text is there in every language, with the same gaps to fill, and every text that the page names is known', () => {
  const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const language of languages) {
    expect(Object.keys(zeppelinTexts[language])).toEqual(Object.keys(zeppelinTexts.en));
    for (const [key, text] of Object.entries(zeppelinTexts[language])) {
      expect(text.trim(), key).not.toBe('');
      expect(gaps(text), `${language} ${key}`).toEqual(gaps(zeppelinTexts.en[key as keyof typeof zeppelinTexts.en]));
    }
  }
  const scripts = [...files].filter(([name]) => /^zeppelin(?!-verify)[\w-]*\.js$/.test(name));
  const named = scripts.flatMap(([, { body }]) => [...body.matchAll(/\bsay\(\s*'(\w+)'/g)].map(([, key]) => key));
  expect(named.length).toBeGreaterThan(40);
  for (const key of named) expect([...Object.keys(zeppelinTexts.en), 'noBalance']).toContain(key);
});

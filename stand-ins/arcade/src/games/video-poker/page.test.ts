import { brotliCompressSync } from 'node:zlib';
import { type Language, languages } from '@harmattan/process/stand-in/language';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../catalogue.ts';
import { readFiles } from '../../page/files.ts';
import { playPage } from '../../page/play-page.ts';
import type { Game } from '../game.ts';
import { gameAt } from '../games.ts';
import { wholeText } from './browser/vp-amounts.js';
import { fileNames } from './look.ts';
import { makeTitles, type Title } from './titles.ts';

const bytesMax = 40_000;
const catalogue = readCatalogue();
const titles = makeTitles(catalogue);
const files = readFiles();
const siteOrigin = 'http://localhost:3000';

function pageOf({ supplier, game }: Title, language: Language = 'en'): string {
  const wallet = { token: 'secret-token', playerId: '7', game, currency: 'NGN', sitting: '' };
  const seat = { id: 1n, owner: 'seat 1', supplier, language, wayBack: siteOrigin, wallet, playMinor: undefined };
  const listed = catalogue.find(supplier, game);
  return playPage({ seat, listed, siteOrigin, isLive: false, game: gameAt(supplier, game) as Game });
}

/** Every file that the page loads, by what the page and its files name. */
function namesLoadedBy(page: string): Set<string> {
  const names = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/(?:\/files\/|from '\.\/)([\w./-]+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      follow(files.get(name)?.body ?? '');
    }
  };
  follow(page);
  follow("from './video-poker.js'");
  return names;
}

test.each(titles)('$slug loads what is there, and no more than 40 KB, art and all', (title) => {
  const page = pageOf(title);
  const names = [...namesLoadedBy(page)];
  expect(names).toEqual(expect.arrayContaining(['video-poker.css', 'vp-hand.js', 'cards.js', 'play.js']));
  expect(names).toEqual(expect.arrayContaining(Object.values(fileNames(title))));
  expect(names.filter((name) => !files.has(name))).toEqual([]);
  const bodies = [page, ...names.map((name) => files.get(name)?.body ?? '')];
  expect(bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)).toBeLessThan(bytesMax);
});

test.each(titles)('$slug is drawn as valid pictures', (title) => {
  const { scene, back } = fileNames(title);
  for (const name of [scene, back]) {
    const body = files.get(name)?.body ?? '';
    expect(() => new SaxesParser().write(body).close()).not.toThrow();
    expect(body).not.toMatch(/undefined|NaN/);
  }
});

test.each(titles)('$slug keeps to the content-security policy, and knows nothing of the cards to come', (title) => {
  const page = pageOf(title);
  expect(/class="note"|<style|\sstyle=|<script>|\son\w+=|secret-token/.exec(page)?.[0]).toBeUndefined();
});

test.each(titles)('$slug states its pays and its return in every language, as the model has them', (title) => {
  for (const language of languages) {
    const page = pageOf(title, language);
    const [rules = ''] = /<dialog class="sheet" id="rules"[\s\S]*?<\/dialog>/.exec(page) ?? [];
    expect(rules).toContain(`${(title.model.returnMillionths / 10_000).toFixed(2)} %`);
    expect(rules).not.toMatch(/\{\w+\}|undefined/);
    const rows = [
      ...page.matchAll(/<li data-hand="([\w-]+)"><span>([^<]+)<\/span><b class="figures" data-times="(\d+)">/g),
    ];
    expect(rows.map(([, hand, , times]) => ({ hand, times: Number(times) }))).toEqual(title.model.pays);
    expect(new Set(rows.map(([, , name]) => name)).size).toBe(rows.length);
  }
});

test('writes whole naira, with their thousands apart', () => {
  expect([5_000, 100_000, 400_000_000].map(wholeText)).toEqual(['50', '1,000', '4,000,000']);
});

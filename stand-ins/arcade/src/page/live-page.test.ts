import { brotliCompressSync } from 'node:zlib';
import { type Language, languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import type { Game } from '../games/game.ts';
import { gameAt } from '../games/games.ts';
import { type LiveTable, liveTables } from '../live/index.ts';
import { readFiles } from './files.ts';
import { playPage } from './play-page.ts';

const bytesMax = 120_000;
const files = readFiles();
const catalogue = readCatalogue();
const siteOrigin = 'http://localhost:3000';
/** What the frame loads only when it is a table on a clock, and then always. */
const liveScripts = ['live.js', 'live-clock.js', 'live-crowd.js', 'live-seals.js', 'live-stream.js'];

function pageOf({ supplier, game }: LiveTable, language: Language = 'en', isLive = true): string {
  const wallet = { token: 'secret-token', playerId: '7', game, currency: 'NGN', sitting: '' };
  const seat = { id: 1n, owner: 'seat 1', supplier, language, wayBack: siteOrigin, wallet, playMinor: undefined };
  return playPage({
    seat,
    listed: catalogue.find(supplier, game),
    siteOrigin,
    isLive,
    game: gameAt(supplier, game) as Game,
  });
}

/** What a page loads, and what that loads. */
function namesIn(page: string, part: string): Set<string> {
  const names = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/(?:\/files\/|(?:from|import) ['"]\.\/)([\w./-]+)/g)) add(name);
  };
  const add = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    follow(files.get(name)?.body ?? '');
  };
  follow(page);
  for (const name of [...liveScripts, `${part}.js`]) add(name);
  return names;
}

const sizes = new Map<string, number>();

function sizeOf(name: string): number {
  const size = sizes.get(name) ?? brotliCompressSync(files.get(name)?.body ?? '').length;
  sizes.set(name, size);
  return size;
}

test('every table on a clock loads within the budget of a page', () => {
  for (const table of liveTables) {
    const page = pageOf(table);
    const names = namesIn(page, table.rules.face.part ?? table.rules.name);
    const total = [...names].reduce((sum, name) => sum + sizeOf(name), brotliCompressSync(page).length);
    expect([...names].filter((name) => !files.has(name))).toEqual([]);
    expect(total, `${table.supplier} ${table.game}`).toBeLessThan(bytesMax);
  }
});

test('shows the clock, the others and the seal in every language, and nothing that the content-security policy refuses', () => {
  for (const table of liveTables) {
    for (const language of languages) {
      const page = pageOf(table, language);
      for (const id of ['live', 'live-left', 'live-said', 'crowd', 'live-seals']) expect(page).toContain(`id="${id}"`);
      expect(page).toContain('/files/live.css');
      expect(page).toContain(`${table.supplier} ${table.game}:N:0`);
      expect(page).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
      expect(page).not.toContain('secret-token');
    }
  }
});

test('a game without a clock has nothing of it', () => {
  const [table] = liveTables;
  const page = table && pageOf(table, 'en', false);
  expect(page).not.toContain('live.css');
  expect(page).not.toContain('id="crowd"');
});

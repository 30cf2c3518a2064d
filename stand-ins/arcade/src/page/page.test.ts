import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { gameAt, games } from '../games/games.ts';
import { languages } from '../language.ts';
import type { Seat } from '../seats/index.ts';
import { readFiles } from './files.ts';
import { playPage } from './play-page.ts';
import { refusedPage } from './refused-page.ts';
import { texts } from './texts/index.ts';

const bytesMax = 30_000;
const files = readFiles();
const siteOrigin = 'http://localhost:3000';

function pageOf(change: Partial<Seat> = {}): string {
  const wallet = { token: 'secret-token', playerId: '7', game: '6001', currency: 'NGN', sitting: '' };
  const seat: Seat = {
    id: 1n,
    supplier: 'betsolutions',
    language: 'en',
    wayBack: `${siteOrigin}/slots`,
    wallet,
    playKobo: undefined,
    ...change,
  };
  const listed = readCatalogue().find(seat.supplier, seat.wallet.game);
  return playPage({ seat, listed, siteOrigin, ...gameAt(seat.supplier, seat.wallet.game) });
}

test('the page and everything that it loads stay under their budget', () => {
  const parts = [pageOf(), ...[...files.values()].map(({ body }) => body)];
  expect(parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0)).toBeLessThan(bytesMax);
  expect(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)).toBeLessThan(bytesMax * 1.5);
});

test('whatever the page and its scripts refer to is there', () => {
  const named = [pageOf(), ...[...files.values()].map(({ body }) => body)].flatMap((text) => [
    ...text.matchAll(/(?:\/files\/|from '\.\/)([a-z.-]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(8);
  for (const [, name] of named) expect([...files.keys()]).toContain(name);
  for (const { name } of games) expect(files.get(`${name}.js`)?.body).toContain('export function mount');
});

test('nothing stands in a page that the content-security policy would refuse, nor what the wallet knows the seat by', () => {
  for (const page of [pageOf(), refusedPage({ language: 'en', wayBack: siteOrigin, siteOrigin })]) {
    expect(page).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
    expect(page).not.toContain('secret-token');
  }
});

test('the return to the player stands on the page in every language', () => {
  for (const language of languages) {
    expect(pageOf({ language })).toMatch(/1\.96/);
    expect(pageOf({ language })).toMatch(/98 %/);
  }
});

test('says plainly that a game is still being built, and over whose wire the coin is tossed', () => {
  expect(pageOf()).toContain('This game is still being built.');
  expect(pageOf()).toContain('over the wire of BetSolutions');
  expect(pageOf({ playKobo: 1n })).toContain('with play money');
});

test('every text is there in every language', () => {
  const keys = Object.keys(texts.en);
  for (const language of languages) {
    expect(Object.keys(texts[language])).toEqual(keys);
    for (const { face } of games) expect(Object.keys(face.texts[language])).toEqual(Object.keys(face.texts.en));
    for (const text of Object.values(texts[language])) expect(text.trim()).not.toBe('');
  }
  const named = [...files.values()].flatMap(({ body }) => [...body.matchAll(/texts\.(\w+)/g)].map(([, key]) => key));
  for (const key of named) expect([...keys, ...Object.keys(games[0]?.face.texts.en ?? {})]).toContain(key);
});

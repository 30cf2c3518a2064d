import { brotliCompressSync } from 'node:zlib';
import { languages } from '@harmattan/process/stand-in/language';
import { supplierNames } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import type { Game } from '../games/game.ts';
import { gameAt, games } from '../games/games.ts';
import type { Seat } from '../seats/index.ts';
import { readFiles } from './files.ts';
import { playPage } from './play-page.ts';
import { refusedPage } from './refused-page.ts';
import { texts } from './texts/index.ts';
import { liveTexts } from './texts/live.ts';

/** Before a game can be played, and that of the frame with the simplest game in it. */
const bytesMax = 120_000;
const frameBytesMax = 30_000;
const files = readFiles();
const siteOrigin = 'http://localhost:3000';

/** A coin. */
const wallet = { token: 'secret-token', playerId: '7', game: '9999', currency: 'NGN', sitting: '' };
const catalogue = readCatalogue();

function pageOf(change: Partial<Seat> = {}): string {
  const seat: Seat = {
    id: 1n,
    owner: 'seat 1',
    supplier: 'betsolutions',
    language: 'en',
    wayBack: `${siteOrigin}/slots`,
    wallet,
    playMinor: undefined,
    ...change,
  };
  const listed = catalogue.find(seat.supplier, seat.wallet.game);
  return playPage({ seat, listed, siteOrigin, isLive: false, game: gameAt(seat.supplier, seat.wallet.game) as Game });
}

/** A page and whatever it loads before it can be played, and what that loads. */
function loadedBy(page: string): string[] {
  const names = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(
      /(?:\/files\/|(?:from|import) ['"]\.\/|"(?:game|addUp)":"(?:\.\/)?(?=[\w./-]+"))([\w./-]+)/g,
    )) {
      const file = files.has(name) ? name : `${name}.js`;
      if (names.has(file)) continue;
      names.add(file);
      follow(files.get(file)?.body ?? '');
    }
  };
  follow(page);
  return [page, ...[...names].map((name) => files.get(name)?.body ?? '')];
}

const sizes = new Map<string, number>();

function brotliBytes(parts: string[]): number {
  return parts.reduce((sum, part) => {
    const size = sizes.get(part) ?? brotliCompressSync(part).length;
    sizes.set(part, size);
    return sum + size;
  }, 0);
}

// It compresses whatever any page loads.
test('the page and everything that it loads stay under their budget', { timeout: 300_000 }, () => {
  expect(loadedBy(pageOf()).join()).toContain('data-tossing');
  expect(brotliBytes(loadedBy(pageOf()))).toBeLessThan(frameBytesMax);
  // The slots are measured where they are made.
  const others = supplierNames.flatMap((supplier) => catalogue.of(supplier)).filter(({ gameType }) => gameType !== 2);
  // The flights have a page of their own.
  for (const { supplier, game } of others.filter((title) => gameAt(title.supplier, title.game))) {
    expect(brotliBytes(loadedBy(pageOf({ supplier, wallet: { ...wallet, game } }))), game).toBeLessThan(bytesMax);
  }
});

test('whatever the page and its scripts refer to is there', () => {
  const named = [pageOf(), ...[...files.values()].map(({ body }) => body)].flatMap((text) => [
    ...text.matchAll(/(?:\/files\/|from '\.\/)([\w./-]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(8);
  for (const [, name] of named) expect([...files.keys()]).toContain(name);
  for (const { name, face } of games) {
    expect(files.get(`${face.part ?? name}.js`)?.body).toContain('export function mount');
  }
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

test('plays nothing in the place of a title that it does not know', () => {
  for (const supplier of supplierNames) expect(gameAt(supplier, 'no-such-title')).toBeUndefined();
});

test('every text is there in every language', () => {
  const keys = Object.keys(texts.en);
  for (const language of languages) {
    expect(Object.keys(texts[language])).toEqual(keys);
    for (const { face } of games) expect(Object.keys(face.texts[language])).toEqual(Object.keys(face.texts.en));
    expect(Object.keys(liveTexts[language])).toEqual(Object.keys(liveTexts.en));
    for (const text of Object.values(texts[language])) expect(text.trim()).not.toBe('');
  }
  const named = [...files.values()].flatMap(({ body }) => [...body.matchAll(/texts\.(\w+)/g)].map(([, key]) => key));
  const known = new Set([
    ...keys,
    ...Object.keys(liveTexts.en),
    ...games.flatMap(({ face }) => Object.keys(face.texts.en)),
  ]);
  for (const key of named) expect(known).toContain(key);
});

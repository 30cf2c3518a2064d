import { brotliCompressSync } from 'node:zlib';
import { findModel, slotModels } from '@harmattan/fair/slots/models';
import type { SlotModel } from '@harmattan/fair/slots/slot-model';
import { assert } from '@harmattan/kernel/assert';
import { type Language, languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { type ListedGame, readCatalogue } from '../../catalogue.ts';
import { readFiles } from '../../page/files.ts';
import { playPage } from '../../page/play-page.ts';
import type { Game } from '../game.ts';
import { gameAt } from '../games.ts';

const bytesMax = 120_000;
const files = readFiles();
const siteOrigin = 'http://localhost:3000';
const listed = readCatalogue().ofType(2);

function pageOf(entry: ListedGame, language: Language = 'en'): string {
  const wallet = { token: 'secret-token', playerId: '7', game: entry.game, currency: 'NGN', sitting: '' };
  const seat = {
    id: 1n,
    owner: 'seat 1',
    supplier: entry.supplier,
    language,
    wayBack: siteOrigin,
    wallet,
    playMinor: undefined,
  };
  return playPage({ seat, listed: entry, siteOrigin, isLive: false, game: gameAt(entry.supplier, entry.game) as Game });
}

const sizes = new Map<string, number>();

function bytesOf(body: string): number {
  const bytes = sizes.get(body) ?? brotliCompressSync(body).length;
  sizes.set(body, bytes);
  return bytes;
}

/** Every file that the page loads, by what the page and its files name. */
function namesLoadedBy(page: string): Set<string> {
  const names = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/(?:\/files\/|from '\.\/|"addUp":"\.\/)([\w./-]+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      follow(files.get(name)?.body ?? '');
    }
  };
  follow(page);
  follow("from './slots.js'");
  return names;
}

test('whatever a title loads is there', () => {
  for (const entry of listed) {
    const names = [...namesLoadedBy(pageOf(entry))];
    expect(names).toEqual(expect.arrayContaining(['slots.css', 'slot-reels.js', 'fair/slots/add-up.ts', 'play.js']));
    expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(3);
    expect(names.filter((name) => !files.has(name))).toEqual([]);
  }
});

test('the heaviest title of each model can be played after 120 KB at most, art and all', () => {
  const heaviest = new Map<string, { entry: ListedGame; chars: number }>();
  for (const entry of listed) {
    const game = gameAt(entry.supplier, entry.game) as Game;
    const { name } = modelOf(entry);
    const chars = files.get(`${game.name}.svg`)?.body.length ?? 0;
    if (chars > (heaviest.get(name)?.chars ?? 0)) heaviest.set(name, { entry, chars });
  }
  expect(heaviest.size).toBe(slotModels.length);
  for (const { entry } of heaviest.values()) {
    const page = pageOf(entry);
    const bodies = [page, ...[...namesLoadedBy(page)].map((name) => files.get(name)?.body ?? '')];
    const bytes = bodies.reduce((sum, body) => sum + bytesOf(body), 0);
    expect(bytes, entry.title).toBeLessThan(bytesMax);
    expect(bytes, entry.title).toBeGreaterThan(10_000);
  }
});

test('every title is itself, and its page keeps to the content-security policy', () => {
  for (const entry of listed) {
    const page = pageOf(entry);
    expect(/class="note"|<style|\sstyle=|<script>|\son\w+=|secret-token/.exec(page)?.[0], entry.title).toBeUndefined();
  }
});

test('the return, the most that can be won and the price are stated in every language, as the model has them', () => {
  for (const entry of listed) {
    const model = modelOf(entry);
    const figures = [`${(model.returnTenThousandths / 100).toFixed(2)} %`, grouped(model.winMaxHundredths / 100)];
    if (model.buyHundredths !== undefined) figures.push(grouped(model.buyHundredths / 100));
    for (const language of languages) {
      const [rules = ''] = /<dialog class="sheet" id="info"[\s\S]*?<\/dialog>/.exec(pageOf(entry, language)) ?? [];
      for (const figure of figures) expect(rules.includes(figure), `${entry.title} ${language} ${figure}`).toBe(true);
      expect(rules).not.toMatch(/\{\w+\}/);
    }
  }
});

function modelOf({ supplier, game }: ListedGame): SlotModel {
  const { model } = (gameAt(supplier, game) as Game).face.data as { model: { name: string } };
  const found = findModel(model.name);
  assert(found, 'a title has a model');
  return found;
}

function grouped(value: number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

import { findMotif } from '@harmattan/art/motifs/index';
import { skies } from '@harmattan/art/skies';
import { slotModels } from '@harmattan/fair/slots/models';
import { languages } from '@harmattan/process/stand-in/language';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../catalogue.ts';
import { gameAt } from '../games.ts';
import { drawScene } from './scene.ts';
import { showpieces } from './showpieces.ts';
import { drawSprite } from './sprite.ts';
import { textsOf } from './texts/index.ts';
import { makeTitle } from './titles.ts';

const listed = readCatalogue().ofType(2);
const titles = listed.map((entry) => ({ entry, title: makeTitle(entry) }));

function tagsOf(svg: string): { tags: string[]; ids: string[] } {
  const tags: string[] = [];
  const ids: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    tags.push(name);
    if (attributes.id) ids.push(`${attributes.id}`);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  return { tags, ids };
}

test('every listed slot is a game of its own, under a name that no other has', () => {
  expect(listed.length).toBeGreaterThanOrEqual(120);
  const names = listed.map(({ supplier, game }) => gameAt(supplier, game)?.name);
  expect(new Set(names).size).toBe(listed.length);
  for (const name of names) expect(name).toMatch(/^slot-[a-z0-9-]+$/);
});

test('a title with bonus buy can be bought, a classic is a classic, and no other is', () => {
  for (const { entry, title } of titles) {
    if (entry.categories.includes(5)) expect(title.model.buyHundredths, title.name).toBeGreaterThan(100);
    expect(title.model.mechanic === 'classic', title.name).toBe(entry.categories.includes(7));
  }
});

test('the titles are spread over all models, and every mechanic has at least a dozen', () => {
  expect(new Set(titles.map(({ title }) => title.model.name))).toEqual(new Set(slotModels.map(({ name }) => name)));
  for (const mechanic of ['classic', 'lines', 'ways', 'tumble']) {
    expect(titles.filter(({ title }) => title.model.mechanic === mechanic).length).toBeGreaterThanOrEqual(12);
  }
});

test('a title has a motif for each symbol, no motif twice, its own first, and the sky of its tile', () => {
  for (const { entry, title } of titles) {
    expect(title.motifs).toHaveLength(title.model.symbols.length);
    expect(new Set(title.motifs).size, title.name).toBe(title.motifs.length);
    expect(entry.tile?.startsWith(`${title.motifs[0]}-${title.sky}`)).toBe(true);
    expect(Object.keys(skies)).toContain(title.sky);
    for (const motif of title.motifs) expect(findMotif(motif), motif).toBeDefined();
  }
});

test('what is decided by hand is done so', () => {
  for (const [name, { model, dear }] of Object.entries(showpieces)) {
    const title = titles.find((made) => made.title.name === name)?.title;
    const highs = title?.model.symbols.filter(({ kind }) => kind === 'high').length ?? 0;
    expect(title?.model.name).toBe(model);
    expect(title?.motifs.slice(1, highs)).toEqual(dear.slice(0, highs - 1));
  }
});

test('no two titles look the same', () => {
  expect(new Set(titles.map(({ title }) => drawSprite(title))).size).toBe(titles.length);
  // Nor do any two share sky and all dear symbols.
  const dear = titles.map(({ title }) => [title.sky, ...title.motifs.slice(0, 3)].join());
  expect(new Set(dear).size).toBe(titles.length);
});

test('every sprite is a whole drawing with one symbol for each of the model, without scripts and links', () => {
  for (const { title } of titles) {
    const { tags, ids } = tagsOf(drawSprite(title));
    expect(ids).toEqual(title.model.symbols.map((_, index) => `s${index}`));
    expect(tags.filter((tag) => !['svg', 'symbol', 'g', 'path', 'circle', 'ellipse', 'rect'].includes(tag))).toEqual(
      [],
    );
    expect(tagsOf(drawScene(title)).tags[0]).toBe('svg');
  }
});

test('every symbol has a name in every language', () => {
  for (const { title } of titles) {
    const texts = textsOf(title);
    for (const language of languages) {
      for (const [index, motif] of title.motifs.entries()) {
        expect(texts[language][`symbol${index}`], `${motif} ${language}`).not.toBe(motif);
      }
    }
  }
});

import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { drawTile, tileNames } from './tile.ts';

const { motifs, skies } = tileNames();
const compositions = ['', '-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];
const largestBytes = 3 * 1024;

/** What a picture is made of. Whatever can run, load or style is not among it. */
const allowedElements = ['svg', 'g', 'path', 'circle', 'ellipse', 'linearGradient', 'radialGradient', 'stop'];

describe.each(motifs)('%s', (motif) => {
  const tiles = skies.flatMap((sky) => compositions.map((number) => `${motif}-${sky}${number}`));

  it('is well-formed on every sky in every composition, and made of plain shapes only', () => {
    for (const name of tiles) {
      const { elements, attributes } = read(draw(name));
      expect(elements.filter((element) => !allowedElements.includes(element))).toEqual([]);
      expect(attributes.filter((attribute) => /^on|href|style|class|src/i.test(attribute))).toEqual([]);
    }
  });

  it('weighs at most 3 KB', () => {
    const heavy = tiles.filter((name) => Buffer.byteLength(draw(name)) > largestBytes);
    expect(heavy).toEqual([]);
  });

  it('has a number wherever one belongs', () => {
    const broken = tiles.filter((name) => /NaN|undefined|Infinity|null|\[object/.test(draw(name)));
    expect(broken).toEqual([]);
  });

  it('uses ids of its own name only, so that tiles can share a page', () => {
    for (const name of tiles) {
      const svg = draw(name);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const uses = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(ids).toEqual([`${name}-s`, `${name}-h`, `${name}-f`]);
      expect(uses.toSorted()).toEqual(ids.toSorted());
    }
  });
});

it('draws no two tiles alike', () => {
  const all = motifs.flatMap((motif) =>
    skies.flatMap((sky) => compositions.map((number) => `${motif}-${sky}${number}`)),
  );
  // The ids carry the name; without them, what is left must still differ.
  const drawings = new Set(all.map((name) => draw(name).replaceAll(name, '')));
  expect(drawings.size).toBe(all.length);
});

it('has enough motifs and skies for a list of games without repetition', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(36);
  expect(skies.length).toBeGreaterThanOrEqual(8);
});

it('draws the same tile each time', () => {
  expect(drawTile('baobab-dusk-3')).toBe(drawTile('baobab-dusk-3'));
});

it.each([
  '',
  'baobab',
  'baobab-',
  'baobab-dusk-0',
  'baobab-dusk-10',
  'baobab-dusk-3-1',
  'baobab-dusk.svg',
  'Baobab-dusk',
  'baobab-nowhere',
  'nothing-dusk',
  'constructor-dusk',
  'baobab-constructor',
  'baobab-dusk\n',
  '../baobab-dusk',
])('does not draw %j', (name) => {
  expect(drawTile(name)).toBeUndefined();
});

function draw(name: string): string {
  const svg = drawTile(name);
  if (svg === undefined) throw new Error(`${name} is not drawn`);
  return svg;
}

function read(svg: string): { elements: string[]; attributes: string[] } {
  const elements: string[] = [];
  const attributes: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    elements.push(tag.local);
    attributes.push(...Object.keys(tag.attributes));
  });
  parser.write(svg).close();
  expect(elements[0]).toBe('svg');
  return { elements, attributes };
}

import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { bannerNames, drawBanner } from './banner.ts';

const largestBytes = 20_000;

/** What a picture is made of. Whatever can run, load, style or be read aloud is not among it. */
const allowedElements = ['svg', 'g', 'path', 'circle', 'ellipse', 'linearGradient', 'stop'];

describe.each(bannerNames())('%s', (name) => {
  const svg = drawBanner(name) ?? '';

  it('is well-formed and made of plain shapes, without a word in it', () => {
    const elements: string[] = [];
    const attributes: string[] = [];
    const texts: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => {
      elements.push(tag.local);
      attributes.push(...Object.keys(tag.attributes));
    });
    parser.on('text', (text) => texts.push(text));
    parser.write(svg).close();
    expect(elements[0]).toBe('svg');
    expect(elements.filter((element) => !allowedElements.includes(element))).toEqual([]);
    expect(attributes.filter((attribute) => /^on|href|style|class|src/i.test(attribute))).toEqual([]);
    expect(texts).toEqual([]);
  });

  it('weighs less than 20 KB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(largestBytes);
  });

  it('has a number wherever one belongs', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  });

  it('uses ids of its own name only, so that banners can share a page', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const uses = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(ids).toEqual([`${name}-s`]);
    expect(uses).toEqual(ids);
  });
});

it('has the pictures of the races and of the promotions', () => {
  expect(bannerNames()).toEqual([
    'race-dunes',
    'race-lagos-night',
    'race-baobab',
    'race-lightning',
    'welcome',
    'jackpot-drums',
    'zeppelin-dawn',
    'accumulator',
    'cash-races',
    'mobile-money',
    'lite-mode',
    'refer-a-friend',
  ]);
});

it('draws the same picture each time', () => {
  expect(drawBanner('welcome')).toBe(drawBanner('welcome'));
});

it.each(['', 'dunes', 'Race-dunes', 'race-dunes.svg', 'race-dunes\n', '../race-dunes', 'constructor', '__proto__'])(
  'does not draw %j',
  (name) => {
    expect(drawBanner(name)).toBeUndefined();
  },
);

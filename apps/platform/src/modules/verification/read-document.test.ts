import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pixelBomb, testPicture } from '../content/testing/test-pictures.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

test.each(['jpeg', 'png', 'webp'] as const)('a %s is written anew, without what else it held', async (format) => {
  const given = await testPicture({ format, width: 3_000, height: 2_000 });
  expect(given.toString('latin1')).toContain('a secret place');
  const { mediaType, bytes } = (await readDocument(given)) as ReadDocument;
  expect(mediaType).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2_400, height: 1_600 });
  expect(bytes.toString('latin1')).not.toContain('a secret place');
});

test('a PDF stays as it is', async () => {
  expect(await readDocument(pdf)).toEqual({ mediaType: 'application/pdf', bytes: pdf });
});

test('what is no picture and no PDF is refused, whatever it calls itself', async () => {
  const png = await testPicture({ format: 'png' });
  const strange = {
    'an SVG with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a PDF without an end': pdf.subarray(0, 20),
    'a page behind the first bytes of a JPEG': Buffer.from([0xff, 0xd8, 0xff, 60, 104]),
    'a GIF': await sharp(png).gif().toBuffer(),
    'half a PNG': png.subarray(0, png.length / 2),
    nothing: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(strange))
    expect([name, await readDocument(bytes)]).toEqual([name, { problem: 'NO_DOCUMENT' }]);
});

test('too large, too many pixels and too small each have a word of their own', async () => {
  expect(await readDocument(Buffer.concat([pdf, Buffer.alloc(10_000_000)]))).toEqual({ problem: 'TOO_LARGE' });
  expect(await readDocument(await pixelBomb())).toEqual({ problem: 'TOO_MANY_PIXELS' });
  expect(await readDocument(await testPicture({ width: 900, height: 200 }))).toEqual({ problem: 'TOO_SMALL' });
});

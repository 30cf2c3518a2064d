import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pixelBomb, testPicture } from '../testing/test-pictures.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is written anew as WebP in two widths, without what else it held',
  async (format) => {
    const given = await testPicture({ format });
    expect(given.toString('latin1')).toContain('a secret place');
    const { wide, small } = (await encodePicture(given)) as EncodedPicture;
    for (const [bytes, width, height] of [
      [wide, 1_200, 675],
      [small, 600, 338],
    ] as const) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(bytes.toString('latin1')).not.toContain('a secret place');
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  },
);

const script = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><script>alert(1)</script></svg>';

test('what is no JPEG, PNG or WebP is refused, whatever it calls itself', async () => {
  const png = await testPicture({ format: 'png' });
  const strange = {
    'an SVG with a script': Buffer.from(script),
    'an SVG behind the first bytes of a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(script)]),
    'an SVG behind a byte order mark': Buffer.from(`\ufeff${script}`),
    text: Buffer.from('no picture at all'),
    'a GIF': await sharp(png).gif().toBuffer(),
    'a TIFF': await sharp(png).tiff().toBuffer(),
    'half a PNG': png.subarray(0, png.length / 2),
    'the head of a PNG': png.subarray(0, 8),
    nothing: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(strange)) {
    expect([name, await encodePicture(bytes)]).toEqual([name, { problem: 'NO_PICTURE' }]);
  }
});

test('a bomb is refused by its head, before any of it is decoded', async () => {
  const before = process.memoryUsage().rss;
  expect(await encodePicture(await pixelBomb())).toEqual({ problem: 'TOO_MANY_PIXELS' });
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

test('a picture that is narrower than a card is refused', async () => {
  expect(await encodePicture(await testPicture({ width: 599 }))).toEqual({ problem: 'TOO_SMALL' });
});

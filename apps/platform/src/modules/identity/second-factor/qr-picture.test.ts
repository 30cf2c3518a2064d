import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrPicture } from './qr-picture.ts';

const uri = 'otpauth://totp/Harmattan:2348030000005?issuer=Harmattan&secret=NBQXE3LBOR2GC3RAONQW4ZDCN54CAMBV';
const pixels = 4;

/** The picture as a camera sees it: white, with its lines in black. */
function photograph(picture: string): { data: Uint8ClampedArray; side: number } {
  const svg = decodeURIComponent(picture.slice('data:image/svg+xml,'.length));
  const side = Number(svg.match(/viewBox="0 0 (\d+) /)?.[1]) * pixels;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row += 1) {
      const from = row * side + Number(x) * pixels;
      for (let at = from; at < from + Number(length) * pixels; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { data, side };
}

test('a camera reads from the picture what was put into it', () => {
  const { data, side } = photograph(qrPicture(uri));
  expect(jsQR(data, side, side)?.data).toBe(uri);
});

test('weighs little and holds nothing that needs escaping in an attribute', () => {
  const picture = qrPicture(uri);
  expect(picture.length).toBeLessThan(8_000);
  expect(picture).toMatch(/^data:image\/svg\+xml,[\w.!~*'()%-]+$/);
});

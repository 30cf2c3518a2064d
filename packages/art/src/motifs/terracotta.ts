import type { Palette } from '../palette.ts';
import { disc, dots, line, mirrored, shade, shape } from '../pen.ts';

/** A head of fired clay from Nok, two thousand years old. */
export function drawTerracotta({ glow }: Palette): string {
  return [
    shape('#7e3722', 'M30 12c-8-2-10-10-4-12 8-2 12 4 12 10h24c0-6 4-12 12-10 6 2 4 10-4 12l4 18H26z'),
    shape('#c0623f', 'M28 26c6-10 38-10 44 0 6 14 4 30-4 44-3 8-4 14-3 27H35c1-13 0-19-3-27-8-14-10-30-4-44z'),
    shade('M50 18c10 0 19 3 22 8 6 14 4 30-4 44-3 8-4 14-3 27H50z', 0.18),
    mirrored(
      shape('#5b2313', 'M30 46c2-8 12-10 16-3l-6 9z') +
        disc('#f3c9a4', 38, 46, 2.4) +
        line('#7e3722', 2.6, 'M28 38c5-7 13-7 19-1') +
        line('#f0b48c', 2, 'M32 20c2-3 4-5 7-6M29 30h10'),
    ),
    shape('#8f4229', 'M47 42h6l4 16c-4 3-10 3-14 0z'),
    shape('#5b2313', 'M40 66c6-5 14-5 20 0-4 7-16 7-20 0z'),
    line('#f0b48c', 2, 'M42 65c5-3 11-3 16 0'),
    line(glow, 4, 'M35 84h30M34 91h32'),
    dots('#7e3722', 4, '40,84 50,84 60,84 45,91 55,91'),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { dots, line, mirrored, shade, shape } from '../pen.ts';

/** A dancer's mask of carved wood, with raffia. */
export function drawMask({ ink, deep, main, light, glow, pop }: Palette): string {
  return [
    line(light, 3, 'M24 62l-8 32M30 72l-6 24M38 82l-3 15M50 86v12M62 82l3 15M70 72l6 24M76 62l8 32'),
    shape(main, 'M50 14c24 0 30 16 28 36S64 88 50 92c-14-4-26-22-28-42s4-36 28-36z'),
    shade('M50 14c24 0 30 16 28 36S64 88 50 92z', 0.16),
    shape(pop, 'M22 26L12 4l20 10L50-2l18 16L88 4 78 26c-16-9-40-9-56 0z'),
    shape(glow, 'M50 4l7 10-7 8-7-8z'),
    mirrored(
      shape(light, 'M26 42c4-7 14-7 20 0-5 7-15 7-20 0z') +
        shape(ink, 'M28 43c4-4 12-4 16 0-5 4-11 4-16 0z') +
        line(deep, 3, 'M25 36c6-6 14-6 20-2') +
        dots(light, 3.2, '28,56 33,60 30,64'),
    ),
    shape(deep, 'M46 38h8l4 24c-4 4-12 4-16 0z'),
    shape(deep, 'M38 74c8-5 16-5 24 0-6 8-18 8-24 0z'),
    line(ink, 2, 'M40 75q10 3 20 0'),
    line(glow, 2, 'M50 24v10M42 26v6M58 26v6'),
  ].join('');
}

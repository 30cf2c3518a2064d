import type { Palette } from '../palette.ts';
import { disc, line, mirrored, shade, shape } from '../pen.ts';

export function drawElephant({ ink, deep, main, light, glow, pop }: Palette): string {
  return [
    mirrored(
      shape(deep, 'M38 28C26 8 2 12 3 38c1 18 14 32 32 28z') +
        shape('#d9a087', 'M36 34C28 20 10 20 11 39c1 12 10 21 22 19z'),
    ),
    shape(
      main,
      'M28 34c2-16 12-22 22-22s20 6 22 22c1 12-3 22-9 28-4 6-3 14-5 24-1 6-3 11-8 11s-7-5-8-11c-2-10-1-18-5-24-6-6-10-16-9-28z',
    ),
    shade('M50 12c10 0 20 6 22 22 1 12-3 22-9 28-4 6-3 14-5 24-1 6-3 11-8 11z', 0.14),
    mirrored(shape(light, 'M36 61c-5 10-4 22 6 28-2-8-2-14 0-21z') + disc(ink, 38, 44, 3)),
    line(deep, 2, 'M44 70q6 3 12 0M44 77q6 3 12 0M45 84q5 3 10 0M42 24q8-5 16 0'),
    shape(glow, 'M50 14l8 9-8 10-8-10z'),
    disc(pop, 50, 23, 3.6),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { line, shade, shape, shine } from '../pen.ts';

/** A calabash bottle with a carved belly. */
export function drawGourd({ ink, deep, main, light, pop }: Palette): string {
  return [
    shape(
      main,
      'M44 6c6-4 12-1 12 5 0 12-6 14-6 22 0 6 12 8 20 18 14 16 8 46-20 46S14 68 28 51c6-8 14-12 14-20 0-9-6-18 2-25z',
    ),
    shade('M50 33c0 6 12 8 20 18 14 16 8 46-20 46 18-10 22-34 6-46-6-4-8-10-6-18z'),
    shape(deep, 'M24 60c16 6 36 6 52 0 2 6 2 12 1 18-16 6-38 6-54 0-1-6-1-12 1-18z'),
    line(light, 2, 'M24 62c16 6 36 6 52 0M23 76c16 6 38 6 54 0M28 66l7 9 7-8 8 9 8-9 7 8 7-9'),
    line(pop, 4, 'M43 34c4 2 8 2 12-1'),
    shine('M34 54c-6 4-8 10-8 4 1-6 6-9 10-12 2-1 1 6-2 8z'),
    shape(ink, 'M44 6c4-3 10-2 11 2-3 3-9 3-11-2z'),
  ].join('');
}

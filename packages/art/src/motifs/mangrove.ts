import type { Palette } from '../palette.ts';
import { line, shade, shape, shine } from '../pen.ts';

/** A tree that walks in salt water on its roots. */
export function drawMangrove({ ink, light, leaf }: Palette): string {
  return [
    shape(leaf, 'M14 46C8 40 12 30 21 30c0-11 11-17 20-12 6-9 21-8 25 2 10-2 17 6 15 14 8 2 9 12 2 15-22 4-46 3-69-3z'),
    shine('M20 32c3-8 12-12 19-9 7-7 17-7 22 0-8-3-14-2-19 3-8-3-15 0-22 6z', 0.25),
    shade('M14 46c22 6 47 7 69 3 3-2 5-4 5-8-20 8-56 8-75 0 0 2 0 4 1 5z'),
    line(ink, 6, 'M50 42c1 8 0 14-1 20'),
    line(
      ink,
      3.6,
      'M49 60C38 60 28 70 24 92M49 60c-6 4-10 14-11 33M50 60c0 12 0 22 1 34M50 60c7 4 12 14 13 33M50 60c12 0 22 12 26 32M35 66c-8 2-17 10-21 24M65 66c9 2 18 10 21 24',
    ),
    line(light, 2, 'M6 93h14M30 95h12M56 95h10M72 94h22'),
  ].join('');
}

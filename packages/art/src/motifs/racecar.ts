import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

export function drawRacecar({ ink, light, glow, pop }: Palette): string {
  return [
    shape(pop, 'M2 66c2-8 10-12 22-12l14-14c10-6 24-6 32 0l8 12 18 6c3 4 3 10 0 16H4c-2-2-3-5-2-8z'),
    shape('#cfeaf2', 'M42 42c6-3 14-3 20 0l6 11H34z'),
    shape(ink, 'M0 42h18l2 12h-6l-2-6H0z'),
    shape('#fffaf0', 'M22 60h52l6 6H18z'),
    disc(glow, 50, 62, 10),
    shape(ink, 'M47 56h7l-4 12h-4l3-8h-3z'),
    shine('M24 54l14-14c4-2 8-4 12-4-8 6-14 12-18 18z'),
    [24, 78].map((x) => disc(ink, x, 76, 14) + disc('#c9ced9', x, 76, 7) + disc(ink, x, 76, 2.4)).join(''),
    line(light, 2, 'M2 94h24M40 96h30M82 94h14'),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

export function drawHornbill({ ink, deep, light, glow, pop, leaf }: Palette): string {
  return [
    shape(ink, 'M8 97c-4-26 0-52 16-68C34 19 50 20 56 32c6 14-2 26-10 34-4 8-2 20 0 31z'),
    shape(light, 'M46 97c-4-14-4-26 2-34-8 6-16 16-16 34z'),
    shape(glow, 'M48 26c14-10 36-6 44 12 4 12 4 26-1 40-4-22-16-34-40-34-8-4-8-12-3-18z'),
    shape(pop, 'M40 24c6-14 26-18 42-6 6 5 8 10 8 16-12-10-28-12-42-6z'),
    line(deep, 2, 'M54 38c16-2 30 6 36 26'),
    shape('#4aa3c9', 'M30 32c4-8 16-8 20 0-4 8-16 8-20 0z'),
    disc(light, 40, 32, 5),
    disc(ink, 41, 32, 3),
    shine('M46 20c8-8 20-9 30-2-12-3-22-2-30 2z', 0.4),
    line(leaf, 3, 'M14 60c0 10 0 20 2 30M22 56c-1 10 0 22 2 34'),
  ].join('');
}

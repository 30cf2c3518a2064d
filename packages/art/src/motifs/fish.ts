import type { Palette } from '../palette.ts';
import { disc, line, shape } from '../pen.ts';

export function drawFish({ ink, deep, main, light, pop }: Palette): string {
  return [
    shape(
      main,
      'M4 26c10 4 16 12 20 20C36 26 60 20 78 34c8 6 14 12 18 18-6 10-14 16-22 20-18 8-38 2-50-14-4 8-10 16-20 20 4-10 6-18 5-26 1-9-1-17-5-26z',
    ),
    shape(light, 'M24 58c14 4 30 6 46 4 10-2 18-5 26-10-6 10-14 16-22 20-18 8-38 2-50-14z'),
    shape(pop, 'M40 30c4-14 18-18 32-14-4 4-6 8-6 12-10-4-18-2-26 2zM46 74c0 8 6 14 16 16-2-6-2-10 2-16z'),
    line(
      deep,
      2,
      'M72 32c-6 12-6 26 0 40M60 36q-5 6 0 12M48 38q-5 6 0 12M36 42q-5 6 0 12M54 50q-5 6 0 12M42 54q-5 5 0 10M64 52q-4 6 0 12M10 36l8 10M10 66l8-10',
    ),
    disc(light, 82, 46, 5),
    disc(ink, 83, 46, 3),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { line, shade, shape, shine } from '../pen.ts';

export function drawAirship({ ink, deep, light, glow, pop }: Palette): string {
  return [
    shape(light, 'M4 40c8-22 34-30 58-26 18 3 30 12 36 22-8 14-22 24-42 26C32 64 8 58 4 40z'),
    shape(pop, 'M4 40c-1-4 0-6 1-8 30 6 62 6 92 2l1 2c-3 5-6 9-11 13-28 4-56 2-81 0-1-3-2-6-2-9z'),
    shade('M6 49c14 12 40 14 60 10 14-3 25-12 32-23-20 14-62 20-92 13z', 0.22),
    shine('M20 26c14-8 32-10 46-5-16-1-32 0-46 5z', 0.7),
    shape(deep, 'M2 40c-3-8-2-16 0-24l16 10c-6 4-8 8-10 14zM2 40c-3 8-2 16 2 22l14-8c-4-4-8-8-10-14z'),
    line(deep, 1.8, 'M40 60l4 10M70 58l-4 12'),
    shape(ink, 'M36 70h38c0 10-6 14-14 14H46c-6 0-10-6-10-14z'),
    shape(glow, 'M41 73h6v5h-6zM51 73h6v5h-6zM61 73h6v5h-6z'),
    line(light, 2, 'M8 92h24M44 95h30M82 90h14'),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { line, shade, shape, shine } from '../pen.ts';

/** A keg gourd and a full cup. */
export function drawPalmwine({ deep, main, light, pop }: Palette): string {
  return [
    shape(main, 'M34 8h14v14c2 8 22 14 22 42 0 20-12 32-30 32S10 84 10 64c0-28 22-34 24-42z'),
    shade('M48 22c2 8 22 14 22 42 0 20-12 32-30 32 18-12 20-50 2-66z', 0.2),
    line(light, 2.2, 'M16 54c14 6 34 6 48 0M12 70c16 6 40 6 56 0M18 58l6 10 8-8 8 10 8-10 8 9 7-10'),
    line(pop, 4, 'M33 22h16'),
    shape(deep, 'M36 2h10v8H36z'),
    shape(deep, 'M58 62h36c0 18-6 34-18 34S58 80 58 62z'),
    shape('#fdf6e3', 'M58 62c-2-6 4-10 8-8 4-6 14-6 18 0 6-2 12 2 10 8-6 5-30 5-36 0z'),
    shine('M62 68c0 8 3 16 8 20-8-4-11-12-8-20z', 0.3),
  ].join('');
}

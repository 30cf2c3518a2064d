import type { Palette } from '../palette.ts';
import { line, shape, shine } from '../pen.ts';

export function drawMango({ deep, leaf }: Palette): string {
  return [
    shape(leaf, 'M54 22C62 6 82 4 96 12 84 26 68 30 54 22z'),
    line(deep, 3.4, 'M52 24c-1-7-4-11-7-15'),
    shape('#f2a32e', 'M52 24c24-4 42 18 36 42-4 18-22 30-38 28-22-2-40-20-36-42 4-18 20-30 38-28z'),
    shape('#e4552f', 'M52 24c24-4 42 18 36 42-2 8-6 14-12 19 4-30-8-52-40-58 5-2 10-4 16-3z'),
    shine('M26 50c2-8 8-14 16-16-8 8-10 16-10 24-4 2-8-2-6-8z', 0.45),
    line('#1d6a3a', 1.8, 'M58 21c10-2 22-4 32-8'),
  ].join('');
}

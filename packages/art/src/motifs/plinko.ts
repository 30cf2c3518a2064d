import type { Palette } from '../palette.ts';
import { disc, dots, line, shape, shine } from '../pen.ts';

export function drawPlinko({ deep, main, light, glow, pop }: Palette): string {
  return [
    dots(
      light,
      7,
      '42,12 58,12 33,26 50,26 67,26 25,40 42,40 58,40 75,40 16,54 33,54 50,54 67,54 84,54 8,68 25,68 42,68 58,68 75,68 92,68',
    ),
    shape(pop, 'M2 80h18v16H2zM80 80h18v16H80z'),
    shape(main, 'M22 80h17v16H22zM61 80h17v16H61z'),
    shape(glow, 'M41 80h18v16H41z'),
    line(glow, 2.4, 'M50 2c-6 8 8 12 8 18S42 30 42 36s8 10 8 18'),
    disc(deep, 51, 66, 8.6),
    disc(pop, 50, 64.5, 8.6),
    shine('M44 62c1-4 4-6 7-6-3 2-4 4-4 7-1 1-3 1-3-1z', 0.8),
  ].join('');
}

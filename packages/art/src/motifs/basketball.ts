import type { Palette } from '../palette.ts';
import { disc, line, shade, shine } from '../pen.ts';

export function drawBasketball({ ink }: Palette): string {
  return [
    disc(ink, 50, 50, 45),
    disc('#e8782c', 50, 50, 42.5),
    shade('M50 92.5c23 0 42-19 42-42 0-12-4-22-12-29 4 32-14 60-46 68 5 2 10 3 16 3z', 0.2),
    line(ink, 3, 'M50 8v84M8 50h84M20 20c18 18 18 42 0 60M80 20c-18 18-18 42 0 60'),
    shine('M18 40c4-13 13-21 25-24-9 6-15 14-17 25-3 4-9 3-8-1z', 0.4),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { shape, shine } from '../pen.ts';

export function drawSeven({ ink, glow, pop }: Palette): string {
  return [
    shape(ink, 'M12 6h80v24C70 48 62 70 60 98H26c2-28 12-48 30-62H34l-6 10H12z'),
    shape(pop, 'M17 11h70v17C66 46 57 66 55 93H32c3-26 13-46 34-62H31l-6 10h-8z'),
    shape(glow, 'M17 11h70v7H17z'),
    shine('M22 22h50c4 0 4 4 1 6C54 42 46 62 42 90h-4c4-28 14-48 34-64H22z', 0.35),
  ].join('');
}

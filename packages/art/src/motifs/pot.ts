import type { Palette } from '../palette.ts';
import { dots, line, shape, shine } from '../pen.ts';

/** A pot of jollof on three stones. */
export function drawPot({ ink, light, glow }: Palette): string {
  return [
    line(light, 3, 'M34 22c-6-6 4-10-1-18M50 20c-6-6 4-10-1-18M66 22c-6-6 4-10-1-18'),
    shape('#e2552f', 'M20 36c8-14 52-14 60 0z'),
    dots('#ffc36a', 3.4, '32,32 42,29 52,31 62,29 70,33 48,34'),
    dots('#3f9b4f', 3.4, '37,34 57,34 66,33 46,28'),
    shape(ink, 'M12 36h76c8 24-8 50-38 50S4 60 12 36z'),
    shine('M20 46c-2 12 2 24 10 30-14-6-20-20-16-30z', 0.22),
    shape('#4a4a5e', 'M8 34h84c3 0 3 8 0 8H8c-3 0-3-8 0-8z'),
    line('#4a4a5e', 4, 'M8 48c-8 2-8 12 2 12M92 48c8 2 8 12-2 12'),
    line(glow, 2, 'M22 58c18 6 38 6 56 0'),
    shape('#e8452c', 'M30 97c-2-8 4-10 6-16 4 4 8 4 8 10 2-6 6-8 6-14 4 4 8 8 8 14 4-4 6-6 8-10 4 6 4 10 2 16z'),
    shape('#ffb02e', 'M42 97c-1-5 3-6 4-10 4 2 6 4 6 10 2-3 4-4 5-7 2 3 2 5 1 7z'),
  ].join('');
}

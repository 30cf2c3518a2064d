import type { Palette } from '../palette.ts';
import { line, oval, shade, shape, shine, turned } from '../pen.ts';

export function drawCowrie({ deep, light }: Palette): string {
  return [
    turned(
      16,
      oval(light, 50, 50, 33, 44) +
        shade('M50 94c20 0 34-20 33-44-1-12-4-22-9-30 2 30-4 56-24 74z', 0.14) +
        shape(deep, 'M48 12c-12 22-10 54 2 76 3-2 5-3 5-5-8-20-8-46 0-66-2-3-5-5-7-5z') +
        line(
          deep,
          3,
          'M43 24h-9M41 34H30M40 44H28M40 54H28M41 64H30M44 75h-9M58 24h8M55 34h11M54 44h12M54 54h12M55 64h11M58 75h8',
        ) +
        shine('M22 40c2-14 8-24 16-28-6 10-8 22-8 34-4 4-8 0-8-6z', 0.7),
    ),
  ].join('');
}

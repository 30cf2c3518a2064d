import type { Palette } from '../palette.ts';
import { disc, dots, line, oval, shade, shape } from '../pen.ts';

export function drawCrocodile({ ink, light, glow, leaf }: Palette): string {
  return [
    shape(
      leaf,
      'M0 70C4 52 14 42 28 40c6-10 18-10 22 0l42-6c6 0 8 6 4 10L58 62c-8 6-8 10 0 12l36 6c6 2 6 10-2 11-30 4-66 4-92-1z',
    ),
    shade('M0 78c14 8 28 8 40 2 6-2 12-6 18-6l36 6c6 2 6 10-2 11-30 4-66 4-92-1z', 0.25),
    shape(light, 'M96 44l-6 3-1 6-6-1-2 6-6-2-3 6-6-2-2 5c-2-2-2-3-2-5zM58 74l5-5 4 7 5-6 4 8 5-6 4 8 5-4 4 7z'),
    shape('#c9463f', 'M94 46L60 63c-7 5-7 8-2 11-14 2-20-4-12-10 10-8 30-12 48-18z'),
    disc(glow, 39, 42, 6),
    oval(ink, 40, 42, 2, 5),
    line(ink, 2, 'M31 42c4-8 13-8 17 0'),
    shape(ink, 'M84 33c2-4 8-3 8 1zM0 60l8-8 0 8 8-8 1 8 7-6 0 8z'),
    dots(ink, 3, '14,70 24,66 22,78 34,74 12,82 34,62'),
  ].join('');
}

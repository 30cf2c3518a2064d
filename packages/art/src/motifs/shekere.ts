import type { Palette } from '../palette.ts';
import { dots, line, oval, shade, shape } from '../pen.ts';

/** A gourd in a net of beads. */
export function drawShekere({ deep, main, light, glow, pop }: Palette): string {
  return [
    shape(main, 'M44 4h12v22c2 8 10 10 18 18 18 18 10 53-24 53S8 62 26 44c8-8 16-10 18-18z'),
    shade('M56 26c2 8 10 10 18 18 18 18 10 53-24 53 22-8 28-34 12-50-6-6-8-12-6-21z'),
    line(
      light,
      1.6,
      'M40 34L20 54l14 16-10 16M44 32l-8 22 16 16-14 24M60 34l20 20-14 16 10 16M56 32l8 22-14 16 14 24M36 54L22 74M64 54l14 20',
    ),
    dots(pop, 6, '36,54 64,54 50,70 22,72 78,72 34,88 66,88'),
    dots(glow, 6, '50,44 24,56 76,56 34,71 66,71 50,92'),
    line(deep, 5, 'M43 28h14'),
    oval(deep, 50, 5, 7, 3),
  ].join('');
}

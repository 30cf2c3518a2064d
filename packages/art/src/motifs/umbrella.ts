import type { Palette } from '../palette.ts';
import { disc, line, oval, shape } from '../pen.ts';

/** Shade over a market table. */
export function drawUmbrella({ deep, light, glow, pop, leaf }: Palette): string {
  return [
    line(deep, 4, 'M50 14v70'),
    shape(pop, 'M4 44C8 20 26 8 50 8s42 12 46 36q-8-6-15 0-8-6-16 0-7-6-15 0-8-6-15 0-8-6-16 0-7-6-15 0z'),
    shape(
      light,
      'M35 44C36 24 42 12 50 8c8 4 14 16 15 36q-7-6-15 0-8-6-15 0zM4 44C8 24 22 10 44 8 28 16 20 28 19 44q-7-6-15 0zM96 44C92 24 78 10 56 8c16 8 24 20 25 36q7-6 15 0z',
    ),
    shape(deep, 'M10 74h80v7H10zM16 81h5v16h-5zM79 81h5v16h-5z'),
    [18, 27, 36].map((x) => disc('#e2453c', x, 69, 6)).join(''),
    disc('#e2453c', 22, 61, 5.4) + disc('#e2453c', 31, 61, 5.4),
    [60, 70, 80].map((x) => oval(glow, x, 69, 5, 6)).join(''),
    shape(leaf, 'M64 64c-2-8 2-14 8-16 4 6 6 12 2 18z'),
    disc(deep, 50, 8, 3),
  ].join('');
}

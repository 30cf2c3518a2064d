import type { Palette } from '../palette.ts';
import { disc, line, oval, shape, turned } from '../pen.ts';

/** A racket and its ball. */
export function drawRacket({ ink, deep, main, light, pop }: Palette): string {
  return [
    turned(
      40,
      shape(deep, 'M46 60h8v38h-8z') +
        shape(pop, 'M46 76h8v22h-8z') +
        oval(ink, 50, 32, 27, 33) +
        oval(light, 50, 32, 22.5, 28) +
        line(main, 1.2, 'M36 10v44M43 6v52M50 4v56M57 6v52M64 10v44M29 22h42M28 30h44M28 38h44M31 46h38M33 14h34') +
        shape(ink, 'M40 60h20l-6 10h-8z'),
    ),
    disc(deep, 22, 82, 13),
    disc('#d8ef4a', 21, 80, 13),
    line('#fff', 2, 'M11 72c6 3 8 9 6 18M29 70c-4 4-4 10 2 16'),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { line, shape } from '../pen.ts';

/** A canoe on the lagoon with a patched sail. */
export function drawBoat({ ink, deep, main, light, glow, pop }: Palette): string {
  return [
    line(deep, 3.4, 'M48 78V6'),
    shape(light, 'M50 8c22 12 32 34 34 60H50z'),
    shape(glow, 'M50 8c22 12 32 34 34 60-6-20-16-40-34-60z'),
    shape(pop, 'M50 34h25c3 7 5 13 6 20H50z'),
    shape(main, 'M46 16C32 30 22 46 18 68h28z'),
    line(deep, 1.6, 'M30 44l4 4M28 54l6 4M36 34l4 4'),
    shape(ink, 'M2 72c30 6 66 6 96 0-4 14-12 22-22 22H24C14 94 6 86 2 72z'),
    shape(main, 'M6 78c28 5 60 5 88 0l-3 6c-26 4-56 4-82 0z'),
    shape(light, 'M18 81l4-2 4 3-4 2zM34 82l4-2 4 3-4 2zM50 83l4-2 4 2-4 2zM66 82l4-2 4 2-4 2zM80 81l4-2 3 2-4 2z'),
    line(light, 2, 'M2 96h22M34 97h30M74 96h22'),
  ].join('');
}

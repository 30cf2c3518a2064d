import type { Palette } from '../palette.ts';
import { disc, dots, line, shape } from '../pen.ts';

/** A horse and its rider at full stretch. */
export function drawRacer({ ink, deep, light, glow, pop }: Palette): string {
  return [
    shape(
      deep,
      'M14 44c10-8 28-2 42-4 8-4 14-14 20-22l1-8 6 6c7 4 12 10 15 17 0 5-5 6-9 3-3-3-6-3-9-2-2 8-4 15-9 20 6 5 14 6 20 3l5 4-7 5c-9 2-18 0-25-4 2 6 7 10 14 12l1 6h-8c-7-3-13-9-16-16-8 2-17 0-24-4-2 8-9 13-17 15l-8 9-5-4 8-10c6-3 9-8 10-14-5 4-11 5-17 3l-5 4-3-4 6-7c6 1 10-4 13-8 0-2 0-4 1-5z',
    ),
    line(ink, 4, 'M14 44C6 42 2 46-2 54M70 22c-6 6-10 12-16 16'),
    shape(pop, 'M34 36c4-14 14-20 26-18l2 6c-6 2-8 6-8 14-8 2-14 1-20-2z'),
    line(light, 4, 'M42 36l8 10-4 8M58 24l12 6'),
    disc(light, 64, 14, 6),
    shape(pop, 'M56 13c0-8 10-11 15-4l3 3c-6 0-12 0-18 1z'),
    shape(glow, 'M30 42h14v11H30z'),
    line(glow, 1.4, 'M70 32c8 2 14 2 20-2'),
    dots(ink, 2.4, '86,24'),
    line(light, 2, 'M2 92h26M40 94h34M84 92h14'),
  ].join('');
}

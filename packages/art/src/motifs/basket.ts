import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

/** Peppers, onions and greens on the way home. */
export function drawBasket({ deep, main, light, glow, leaf }: Palette): string {
  return [
    shape(leaf, 'M28 46C14 38 14 20 22 8c8 8 14 22 14 34zM62 44c-2-14 6-30 18-36 4 14 0 30-8 38z'),
    line(light, 1.4, 'M24 16c2 10 4 18 7 26M77 16c-4 10-6 18-8 26'),
    shape('#e2453c', 'M30 48c-6-14 2-28 12-32 8 8 10 22 4 34z'),
    shape('#f2a32e', 'M42 50c-2-16 8-26 18-26 4 10 0 22-8 28z'),
    disc('#8e3a72', 66, 44, 11),
    shape('#4f9c48', 'M42 16c0-4 2-6 5-7l1 4zM60 24l5-5 1 4z'),
    shine('M36 26c-4 6-5 12-4 18 2-6 3-12 4-18zM50 32c-4 4-5 8-5 13 3-4 4-9 5-13zM60 40c2-3 5-4 8-4-3 2-5 4-6 7z', 0.5),
    shape(main, 'M8 50h84c-2 20-6 34-14 46H22C14 84 10 70 8 50z'),
    line(
      deep,
      3,
      'M10 64l12-12 14 14 14-14 14 14 14-14 12 12M13 80l9-10 14 14 14-14 14 14 14-14 9 10M22 94l14-10 14 10 14-10 14 10',
    ),
    shape(glow, 'M5 46h90c4 0 4 9 0 9H5c-4 0-4-9 0-9z'),
    line(deep, 1.6, 'M14 47l-4 7M28 47l-4 7M42 47l-4 7M56 47l-4 7M70 47l-4 7M84 47l-4 7'),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { dots, line, oval, shade, shape, turned } from '../pen.ts';

/** A king and an ace: twenty-one. */
export function drawKing({ ink, deep, main, light, glow, pop }: Palette): string {
  return [
    turned(
      -15,
      card +
        shape(
          '#171a2b',
          'M50 28c4 10 16 16 16 26 0 8-10 10-14 4 0 6 2 9 5 12H43c3-3 5-6 5-12-4 6-14 4-14-4 0-10 12-16 16-26z',
        ) +
        line('#171a2b', 2.6, 'M26 22l4-11 4 11M27.5 18h5'),
      50,
      96,
    ),
    turned(
      13,
      card +
        shape(pop, 'M28 40h44v46H28z') +
        shape(deep, 'M28 86c2-14 10-20 22-20s20 6 22 20z') +
        shape(light, 'M28 86l22-14 22 14z') +
        oval(main, 50, 56, 11, 13) +
        shape(ink, 'M39 56c1 16 21 16 22 0-4 5-7 5-11 3-4 2-7 2-11-3z') +
        dots(ink, 3, '46,53 54,53') +
        shape(glow, 'M34 44l-3-22 11 9 8-13 8 13 11-9-3 22c-10-4-22-4-32 0z') +
        dots('#d92b3a', 4, '42,38 50,36 58,38') +
        line('#d92b3a', 2.4, 'M25 11v10M31 11l-6 5 6 5'),
      50,
      96,
    ),
  ].join('');
}

const card =
  shade('M24 8h48c4 0 6 2 6 6v74c0 4-2 6-6 6H22c-4 0-6-2-6-6V14c0-4 4-6 8-6z', 0.3) +
  shape('#fffaf0', 'M26 6h48c4 0 6 2 6 6v74c0 4-2 6-6 6H26c-4 0-6-2-6-6V12c0-4 2-6 6-6z');

import type { Palette } from '../palette.ts';
import { dots, line, shade, shape, turned } from '../pen.ts';

/** The box that cards are dealt from. */
export function drawShoe({ ink, deep, main, glow }: Palette): string {
  return [
    shape(ink, 'M36 14l54 10c4 1 6 4 6 8v40L40 88z'),
    shape(deep, 'M36 14l54 10c4 1 6 4 6 8L40 46z'),
    shape(glow, 'M36 14l54 10 3 3-54-8zM40 44l56-13v4L40 49z'),
    shape(main, 'M20 34l20 10v48L14 80z'),
    shade('M20 34l20 10v48l-8-4z', 0.2),
    line(glow, 2.4, 'M56 56l28-6v18l-28 7z'),
    shape(glow, 'M70 56l6 5-6 8-6-5z'),
    turned(
      -16,
      shade('M4 44h34v48H4z', 0.35) +
        shape('#fffaf0', 'M7 40h28q4 0 4 4v42q0 4-4 4H7q-4 0-4-4V44q0-4 4-4z') +
        shape('#d92b3a', 'M21 56c5-8 14-3 11 5-2 6-8 9-11 14-3-5-9-8-11-14-3-8 6-13 11-5z') +
        dots('#d92b3a', 3.6, '9,46 33,84'),
      20,
      66,
    ),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { disc, dots, line, ring, shape, slice } from '../pen.ts';

export function drawRoulette({ deep, main, glow }: Palette): string {
  return [
    disc(deep, 50, 50, 47),
    disc(glow, 50, 50, 44),
    disc('#15161c', 50, 50, 40),
    shape('#d0313a', sectors(0)),
    shape('#1f9d5a', slice(50, 50, 20, 40, -10, 10)),
    line(
      glow,
      1,
      ring(50, 50, 39, 18, 10)
        .map(([x, y]) => `M50 50L${x} ${y}`)
        .join(''),
    ),
    disc(main, 50, 50, 22),
    disc(deep, 50, 50, 19),
    line(glow, 4, 'M50 34v32M34 50h32'),
    dots(glow, 7, '50,34 50,66 34,50 66,50'),
    disc(glow, 50, 50, 6.5),
    disc('#fff', 74, 27, 4.6),
  ].join('');
}

/** Every other pocket, beside the green one on top. */
function sectors(first: number): string {
  return [1, 3, 5, 7, 9, 11, 13, 15]
    .map((n) => slice(50, 50, 20, 40, first + n * 20 - 10, first + n * 20 + 10))
    .join('');
}

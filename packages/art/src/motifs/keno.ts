import type { Palette } from '../palette.ts';
import { disc, dots, line, shape, shine, turned } from '../pen.ts';

/** A drawn ball and the card it is marked on. */
export function drawKeno({ ink, deep, light, glow }: Palette): string {
  return [
    turned(
      -7,
      shape(deep, 'M12 14h72v78H12z') +
        shape(light, 'M8 10h72v78H8z') +
        line('#c9bda5', 1.6, 'M8 29.5h72M8 49h72M8 68.5h72M26 10v78M44 10v78M62 10v78') +
        dots('#d92b3a', 12, '35,20 17,39 53,39 71,59 35,78') +
        line('#fff', 2, 'M33 20l2 2 3-4M15 39l2 2 3-4M51 39l2 2 3-4M69 59l2 2 3-4M33 78l2 2 3-4'),
    ),
    disc(ink, 75, 77, 22),
    disc(glow, 74, 75, 21.5),
    disc('#fffaf0', 74, 75, 12),
    dots(ink, 5, '70,71 78,79 74,75'),
    shine('M56 72c1-8 6-13 13-14-5 4-8 9-8 14-1 3-5 3-5 0z', 0.7),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { disc, line, shade, shape } from '../pen.ts';

export function drawCamel({ ink, deep, main, glow, pop }: Palette): string {
  return [
    shape(
      main,
      'M20 48c4-6 10-8 16-8 4-12 12-20 20-16 6 2 8 10 12 14 6 4 8 0 10-8 1-8 0-14 4-18 4-2 10-2 14 2 3 3 3 6-2 7l-8 1c-2 14-2 30-14 38l-2 36h-6l-2-28c-8 2-16 2-22 0l-4 28h-6l-1-30c-4-4-6-10-9-18z',
    ),
    shade('M66 62l-2 6c-8 2-16 2-22 0l-2 12-4-20c8 4 20 6 30 2zM29 66l-1 30h5l3-28zM74 60l-4 4-1 32h4z', 0.3),
    shape(pop, 'M34 40c4-14 14-20 22-16 6 2 8 10 12 14-2 10-6 14-8 18H40c-4-4-6-10-6-16z'),
    shape(glow, 'M37 48h27l-2 5H40zM38 56h4v6h-4zM46 56h4v6h-4zM54 56h4v6h-4z'),
    line(deep, 2, 'M20 50c-4 6-4 12-4 16M84 12l-2-4M80 24c6 2 10 0 14-3'),
    disc(ink, 88, 15, 1.6),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { beads, disc, line, mirrored, shape } from '../pen.ts';

export function drawLion({ ink, deep, main, light, glow }: Palette): string {
  return [
    disc(deep, 50, 51, 41),
    beads(deep, 18, 50, 51, 39, 14),
    beads('#b5601f', 9, 50, 51, 33, 18),
    mirrored(disc(main, 25, 29, 9) + disc(deep, 25, 29, 4.5)),
    shape(
      main,
      'M50 20c18 0 28 12 28 28 0 14-4 20-10 28-4 6-10 10-18 10s-14-4-18-10c-6-8-10-14-10-28 0-16 10-28 28-28z',
    ),
    shape(light, 'M50 60c12 0 18 6 16 14-3 8-9 12-16 12s-13-4-16-12c-2-8 4-14 16-14z'),
    shape(glow, 'M44 24h12l-2 36h-8z'),
    mirrored(
      shape(light, 'M28 47c5-6 12-5 15 3-6 3-12 2-15-3z') +
        disc(ink, 36, 48, 3) +
        line(ink, 2.2, 'M26 44c6-5 13-3 17 4'),
    ),
    shape(ink, 'M41 59h18c0 6-6 9-9 10-3-1-9-4-9-10z'),
    line(ink, 2.4, 'M50 69v6c-4 5-9 4-11 1M50 75c4 5 9 4 11 1'),
  ].join('');
}

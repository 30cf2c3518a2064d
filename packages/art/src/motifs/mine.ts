import type { Palette } from '../palette.ts';
import { beads, disc, line, ring, shade, shine } from '../pen.ts';

export function drawMine({ ink, glow, pop }: Palette): string {
  return [
    line(
      ink,
      6,
      ring(50, 54, 42, 8)
        .map(([x, y]) => `M50 54L${x} ${y}`)
        .join(''),
    ),
    beads(glow, 8, 50, 54, 42, 8),
    disc(ink, 50, 54, 32),
    disc('#3d4360', 48, 52, 29),
    shade('M50 86c18 0 32-14 32-32 0-8-3-16-8-22 2 26-8 44-32 53 3 1 5 1 8 1z', 0.4),
    shine('M28 46c2-9 9-16 19-18-8 5-12 12-13 20-2 4-7 2-6-2z', 0.5),
    disc(pop, 50, 54, 11),
    shine('M44 51c1-4 4-6 8-6-3 2-5 5-5 7-1 2-3 1-3-1z', 0.7),
  ].join('');
}

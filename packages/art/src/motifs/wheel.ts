import type { Palette } from '../palette.ts';
import { beads, disc, shape, slice } from '../pen.ts';

export function drawWheel({ ink, deep, light, glow, pop, leaf }: Palette): string {
  return [
    shape(deep, 'M40 84h20l8 13H32z'),
    disc(deep, 50, 48, 45),
    disc(light, 50, 48, 41),
    [pop, glow, '#d0313a', leaf, glow]
      .map((colour, n) => shape(colour, slice(50, 48, 0, 41, n * 72, n * 72 + 36)))
      .join(''),
    beads(glow, 4, 50, 48, 43, 20),
    disc(deep, 50, 48, 10),
    disc(glow, 50, 48, 7.5),
    shape(ink, 'M50 20l-8-18h16z'),
    shape('#fff', 'M50 15l-5-11h10z'),
  ].join('');
}

import type { Palette } from '../palette.ts';
import { line, oval, shape } from '../pen.ts';

/** The hourglass drum whose cords are pressed to make it speak. */
export function drawDrum({ deep, main, light, glow, pop }: Palette): string {
  return [
    shape(deep, 'M16 14h68c-4 18-22 24-22 36s18 18 22 36H16c4-18 22-24 22-36S20 32 16 14z'),
    shape(main, 'M22 14h20c4 18 4 22 4 36s0 18-4 36H22c4-18 18-24 18-36S26 32 22 14z'),
    line(
      light,
      2,
      'M20 18l20 32-20 32M32 18l11 32-11 32M44 18l4 32-4 32M56 18l-4 32 4 32M68 18L57 50l11 32M80 18L60 50l20 32',
    ),
    oval(deep, 50, 87, 34, 9),
    oval(glow, 50, 85, 34, 8),
    oval(deep, 50, 16, 35, 10),
    oval(light, 50, 13, 35, 9.5),
    oval(glow, 50, 13, 22, 5.4),
    line(pop, 5, 'M40 50h20'),
  ].join('');
}

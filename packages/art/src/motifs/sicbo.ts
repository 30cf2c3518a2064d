import type { Palette } from '../palette.ts';
import { dots, moved, oval, shade, shape } from '../pen.ts';

/** The cup that shakes three dice. */
export function drawSicbo({ ink, deep, main, glow, pop }: Palette): string {
  return [
    shape(deep, 'M24 6h52l8 48H16z'),
    shape(main, 'M24 6h30l2 48H16z'),
    oval(ink, 50, 7, 26, 6),
    shape(pop, 'M20 26h60l3 14H17z'),
    shape(glow, 'M24 33l6-5 6 5-6 5zM44 33l6-5 6 5-6 5zM64 33l6-5 6 5-6 5z'),
    oval(ink, 50, 54, 34, 6),
    moved(4, 62, 1.1, cube('#fffaf0', '#d0313a', '14,14')),
    moved(35, 66, 1.1, cube('#d0313a', '#fffaf0', '8,8 20,20 14,14')),
    moved(66, 62, 1.1, cube('#fffaf0', '#171a2b', '8,8 20,20 8,20 20,8')),
  ].join('');
}

function cube(face: string, pip: string, pips: string): string {
  return (
    shade('M2 4h28v28H2z', 0.4) + shape(face, 'M5 0h18q5 0 5 5v18q0 5-5 5H5q-5 0-5-5V5q0-5 5-5z') + dots(pip, 5.6, pips)
  );
}

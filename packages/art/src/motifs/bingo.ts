import type { Palette } from '../palette.ts';
import { disc, dots, moved, shade, shine } from '../pen.ts';

export function drawBingo({ glow, pop, leaf }: Palette): string {
  return [
    moved(74, 28, 0.8, ball(glow, '0,0')),
    moved(30, 34, 1, ball('#e2453c', '0,-5 0,5')),
    moved(17, 80, 0.62, ball(leaf, '-5,0 5,0')),
    moved(63, 72, 1, ball(pop, '-5,-5 5,5 -5,5 5,-5')),
  ].join('');
}

/** Around the origin, so that it is moved to its place. */
function ball(colour: string, marks: string): string {
  return (
    shade('M-22 5a26 26 0 1 0 52 0a26 26 0 1 0-52 0', 0.28) +
    disc(colour, 0, 0, 26) +
    disc('#fffaf0', 0, 0, 15) +
    dots('#171a2b', 5.4, marks) +
    shine('M-21-5q3-14 18-16-11 5-18 16z', 0.7)
  );
}

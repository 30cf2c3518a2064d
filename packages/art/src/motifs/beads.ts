import type { Palette } from '../palette.ts';
import { dots, line, moved, shape, tidy } from '../pen.ts';

/** Coral, as worn to a feast. */
export function drawBeads({ glow, pop }: Palette): string {
  return [
    line('#7e1f17', 9, 'M14 8c0 46 14 74 36 74s36-28 36-74'),
    dots('#e8573c', 11, necklace(74, 36, 15)),
    moved(-2, -2.4, 1, dots('#ffb08f', 3.4, necklace(74, 36, 15))),
    dots(glow, 8, necklace(50, 22, 15)),
    moved(-1.4, -1.8, 1, dots('#fff', 2.6, necklace(50, 22, 15))),
    shape(glow, 'M50 76l9 9-9 13-9-13z'),
    shape(pop, 'M50 81l4 5-4 6-4-6z'),
  ].join('');
}

/** Beads on a hanging string that is `depth` deep and `half` wide to each side. */
function necklace(depth: number, half: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((2 * index) / (count - 1) - 1) * 1.52;
    return `${tidy(50 + half * Math.sin(angle))},${tidy(8 + depth * Math.cos(angle))}`;
  }).join(' ');
}

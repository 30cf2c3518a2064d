import type { Palette } from '../palette.ts';
import { beads, disc, moved, oval, shape } from '../pen.ts';

export function drawChips({ ink, deep, pop }: Palette): string {
  return [
    moved(30, 62, 1, stack('#d0313a', '#8f1424', 29)),
    moved(72, 46, 1, stack(pop, deep, 45)),
    disc(ink, 38, 30, 26),
    disc('#d0313a', 36, 28, 26),
    beads('#fffaf0', 7, 36, 28, 22, 8),
    disc('#fffaf0', 36, 28, 15),
    shape('#d0313a', 'M36 17l9 11-9 11-9-11z'),
  ].join('');
}

/** Chips of eight on top of each other, with the middle of the topmost at the origin. */
function stack(face: string, edge: string, height: number): string {
  return (
    shape(edge, `M-26 0v${height}c0 10 52 10 52 0V0z`) +
    `<path stroke="${face}" stroke-width="6" stroke-linecap="butt" stroke-dasharray="5 3" d="M-23 5v${height - 4}M-13 8v${height - 4}M0 9v${height - 4}M13 8v${height - 4}M23 5v${height - 4}"/>` +
    `<path stroke="#fffaf0" stroke-width="6" stroke-linecap="butt" stroke-dasharray="5 3" d="M-8 9v${height - 4}M16 8v${height - 4}"/>` +
    oval(face, 0, 0, 26, 8) +
    oval('#fffaf0', 0, 0, 14, 4)
  );
}

import type { Palette } from '../palette.ts';
import { dots, moved, shape, shine, turned } from '../pen.ts';

export function drawDice({ ink, pop }: Palette): string {
  return [
    turned(-16, moved(0, 42, 1, die('#fffaf0', '#cbbfa8', '#d0313a', '14,14 38,38 26,26 14,38 38,14')), 26, 68),
    turned(14, moved(46, 2, 1, die(pop, ink, '#fff', '14,14 38,38 26,26')), 72, 28),
  ].join('');
}

function die(face: string, edge: string, pip: string, pips: string): string {
  return (
    shape(edge, 'M8 5h36q8 0 8 8v36q0 8-8 8H8q-8 0-8-8V13q0-8 8-8z') +
    shape(face, 'M8 0h36q8 0 8 8v36q0 8-8 8H8q-8 0-8-8V8q0-8 8-8z') +
    shine('M8 0h36q8 0 8 8L0 30V8q0-8 8-8z', 0.25) +
    dots(pip, 9, pips)
  );
}

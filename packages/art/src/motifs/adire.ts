import { beads, disc, dots, shade, shape } from '../pen.ts';

/** Indigo cloth, tied and dyed. */
export function drawAdire(): string {
  return [
    shape('#f3eee0', 'M14 10c24-6 48-6 72 0l4 82c-10-6-18 6-28 0s-18 6-28 0-14 6-24 0z'),
    shape('#16307e', 'M17 13c22-5 44-5 66 0l4 74c-9-4-16 5-25 0-10-5-18 5-28 0-8-5-13 4-21 0z'),
    rosette(33, 31) + rosette(67, 31) + rosette(50, 63),
    dots('#dfe8ff', 3, '22,58 24,68 78,58 76,68 50,15 22,79 78,79'),
    shade('M62 92c10 6 18-6 28 0l-4-82-12-3c2 28-4 56-12 85z', 0.18),
  ].join('');
}

function rosette(x: number, y: number): string {
  return (
    beads('#9fb8f5', 2.6, x, y, 16.5, 14) +
    disc('#dfe8ff', x, y, 12.5) +
    disc('#16307e', x, y, 10) +
    disc('#dfe8ff', x, y, 7) +
    disc('#16307e', x, y, 4.6) +
    disc('#dfe8ff', x, y, 2)
  );
}

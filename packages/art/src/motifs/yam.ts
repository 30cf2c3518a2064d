import { disc, line, shape, shine, turned } from '../pen.ts';

/** A new yam and two slices of it. */
export function drawYam(): string {
  return [
    turned(
      -32,
      shape('#6a3d20', 'M14 40c0-14 12-20 26-18 16 2 34-4 46 4 12 10 8 30-6 34-16 4-30 0-46 2-14 0-20-10-20-22z') +
        shine('M20 34c4-8 14-8 24-7 12 1 26-3 36 1-12 2-24 6-36 5-10 0-18-2-24 1z', 0.18) +
        line('#b98553', 2.2, 'M30 44h9M46 36h8M62 42h10M44 52h8M62 54h7M78 36h7') +
        line('#6a3d20', 2, 'M88 30l8-5M91 40l8 0M16 30l-7-5M14 46l-8 3'),
      50,
      42,
    ),
    slice(36, 74),
    slice(68, 78),
  ].join('');
}

function slice(x: number, y: number): string {
  return (
    disc('#4a2713', x + 1, y + 2, 20) +
    disc('#8a5530', x, y, 20) +
    disc('#fff8e6', x, y, 16.5) +
    disc('#f1dcb0', x, y, 9) +
    disc('#fff8e6', x, y, 5)
  );
}

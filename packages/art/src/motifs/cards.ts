import { line, shade, shape, turned } from '../pen.ts';

export function drawCards(): string {
  return [
    turned(-16, card('#d92b3a', 'M50 34c6-10 18-4 14 6-2 8-10 12-14 18-4-6-12-10-14-18-4-10 8-16 14-6z'), 50, 96),
    turned(
      12,
      card(
        '#171a2b',
        'M50 28c4 10 16 16 16 26 0 8-10 10-14 4 0 6 2 9 5 12H43c3-3 5-6 5-12-4 6-14 4-14-4 0-10 12-16 16-26z',
      ),
      50,
      96,
    ),
  ].join('');
}

function card(ink: string, pip: string): string {
  return (
    shade('M24 8h48c4 0 6 2 6 6v74c0 4-2 6-6 6H22c-4 0-6-2-6-6V14c0-4 4-6 8-6z', 0.3) +
    shape('#fffaf0', 'M26 6h48c4 0 6 2 6 6v74c0 4-2 6-6 6H26c-4 0-6-2-6-6V12c0-4 2-6 6-6z') +
    shape(ink, pip) +
    line(ink, 2.6, 'M26 22l4-11 4 11M27.5 18h5M66 87l4-11 4 11M67.5 83h5')
  );
}

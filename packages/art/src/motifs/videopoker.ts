import { moved, shade, shape, turned } from '../pen.ts';

/** Five cards held as a fan. */
export function drawVideopoker(): string {
  return [
    moved(
      10,
      10,
      0.8,
      [-38, -19, 0, 19, 38]
        .map((angle, n) => turned(angle, held(n % 2 ? '#171a2b' : '#d92b3a', suits[n] ?? ''), 50, 102))
        .join(''),
    ),
  ].join('');
}

const heart = 'M50 32c4-7 12-3 10 4-2 5-7 8-10 12-3-4-8-7-10-12-2-7 6-11 10-4z';
const spade = 'M50 28c3 7 11 10 11 16 0 5-7 6-9 2 0 4 1 6 3 7H45c2-1 3-3 3-7-2 4-9 3-9-2 0-6 8-9 11-16z';
const gem = 'M50 28l9 12-9 12-9-12z';
const suits = [heart, spade, gem, spade, heart];

function held(ink: string, pip: string): string {
  return (
    shade('M30 16h32v76H32z', 0.4) +
    shape('#fffaf0', 'M38 12h24q4 0 4 4v76H34V16q0-4 4-4z') +
    moved(6.5, 6, 0.75, shape(ink, pip))
  );
}

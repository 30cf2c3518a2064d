import { findMotif } from '@harmattan/art/motifs/index';
import type { Sky } from '@harmattan/art/palette';
import { beads, disc, line, moved, roundStrokes, shape } from '@harmattan/art/pen';

export type CardBack = 'dunes' | 'kente' | 'adire' | 'hills' | 'waves';

const width = 100;
const height = 140;

/** The back of a title's cards: a woven or a painted ground, and its motif in a ring of beads. */
export function drawBack({ sky, back, motif }: { sky: Sky; back: CardBack; motif: string }): string {
  const { palette } = sky;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${roundStrokes}>`,
    shape(sky.zenith, `M0 0h${width}v${height}H0z`),
    grounds[back](sky),
    disc(palette.ink, 50, 70, 34),
    beads(palette.glow, 3, 50, 70, 31, 30),
    moved(27, 47, 0.46, findMotif(motif)?.draw(palette) ?? ''),
    line(palette.glow, 2, 'M9 5h82q4 0 4 4v122q0 4-4 4H9q-4 0-4-4V9q0-4 4-4z'),
    '</svg>',
  ].join('');
}

/** Rows of the same line below each other, shifted like woven cloth. */
function rows(step: number, draw: (y: number, row: number) => string): string {
  return Array.from({ length: Math.ceil(height / step) + 1 }, (_, row) => draw(row * step, row)).join('');
}

const grounds: Record<CardBack, (sky: Sky) => string> = {
  dunes: ({ middle, horizon }) =>
    rows(14, (y, row) => line(row % 2 === 0 ? middle : horizon, 3, `M-10 ${y}q15-12 30 0t30 0 30 0 30 0`)),
  kente: ({ middle, palette: { pop, glow } }) =>
    rows(20, (y, row) =>
      [0, 1, 2, 3, 4]
        .map((column) => {
          const x = column * 20;
          const isWarp = (row + column) % 2 === 0;
          return isWarp
            ? shape(middle, `M${x} ${y}h20v20h-20z`) + line(glow, 2, `M${x + 4} ${y + 3}v14m6-14v14m6-14v14`)
            : line(pop, 3, `M${x + 3} ${y + 5}h14m-14 10h14`);
        })
        .join(''),
    ),
  adire: ({ middle, horizon }) =>
    rows(25, (y, row) =>
      [0, 1, 2, 3, 4]
        .map((column) => {
          const x = column * 25 + (row % 2 === 0 ? 0 : 12.5) - 6;
          return line(middle, 2, `M${x} ${y}m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0`) + disc(horizon, x, y, 3);
        })
        .join(''),
    ),
  hills: ({ middle, horizon }) =>
    rows(16, (y, row) =>
      line(row % 2 === 0 ? horizon : middle, 3, `M-10 ${y + 10}l15-12 15 12 15-12 15 12 15-12 15 12 15-12 15 12`),
    ),
  waves: ({ middle, horizon }) =>
    rows(16, (y, row) =>
      Array.from({ length: 5 }, (_, column) =>
        line(
          row % 2 === 0 ? middle : horizon,
          2.5,
          `M${column * 25 - (row % 2) * 12} ${y + 12}a12 12 0 0 1 24 0m-18 0a6 6 0 0 1 12 0`,
        ),
      ).join(''),
    ),
};

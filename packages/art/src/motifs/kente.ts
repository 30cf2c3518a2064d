import type { Palette } from '../palette.ts';
import { line, shape, turned } from '../pen.ts';

/** Strips of woven cloth, sewn edge to edge. */
export function drawKente({ ink, light, glow, pop, leaf }: Palette): string {
  return [
    turned(
      -8,
      line(glow, 1.8, 'M14 86v12M22 86v12M30 86v12M38 86v12M46 86v12M54 86v12M62 86v12M70 86v12M78 86v12M86 86v12') +
        shape(ink, 'M10 8h80v84H10z') +
        [glow, pop, leaf, '#c8322f'].map((colour, turn) => shape(colour, blocks(turn))).join('') +
        shape(light, diamonds) +
        line(ink, 3, bars),
    ),
  ].join('');
}

/** The blocks of one colour: one in each strip, a step further down than in the strip before. */
function blocks(turn: number): string {
  return [0, 1, 2, 3].map((strip) => `M${10.5 + strip * 20} ${10 + ((strip + turn) % 4) * 20}h19v20h-19z`).join('');
}

/** Every other block is patterned with a diamond, and the rest with bars. */
const even = [0, 1, 2, 3].flatMap((strip) => [strip % 2, (strip % 2) + 2].map((row) => [strip, row] as const));
const diamonds = even.map(([strip, row]) => `M${20 + strip * 20} ${12 + row * 20}l8 8-8 8-8-8z`).join('');
const bars = even
  .map(([strip, row]) => [13 + strip * 20, 14 + ((row + 1) % 4) * 20] as const)
  .map(([x, y]) => `M${x} ${y}h14m0 6h-14m0 6h14`)
  .join('');

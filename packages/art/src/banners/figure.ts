import { findMotif } from '../motifs/index.ts';
import type { Palette } from '../palette.ts';
import { faded, oval, tidy } from '../pen.ts';

export interface Place {
  /** The middle of what it stands on, or of itself when it floats. */
  x: number;
  y: number;
  /** How wide its box is drawn. */
  size: number;
  isMirrored?: boolean;
}

/** One of the motifs of the tiles, as a figure in a larger picture. */
export function figure(name: string, palette: Palette, { x, y, size, isMirrored = false }: Place): string {
  const motif = findMotif(name);
  if (!motif) throw new Error(`there is no motif ${name}`);
  const scale = tidy(size) / 100;
  const top = tidy(motif.stands ? y - 97 * scale : y - size / 2);
  const turn = isMirrored
    ? `matrix(${-scale} 0 0 ${scale} ${tidy(x + size / 2)} ${top})`
    : `translate(${tidy(x - size / 2)} ${top})scale(${scale})`;
  return `<g transform="${turn}">${motif.draw(palette)}</g>`;
}

/** What a figure keeps of the light from the ground. */
export function shadow(x: number, y: number, halfWidth: number): string {
  return faded(0.28, oval('#000', x, y, halfWidth, Math.max(4, halfWidth / 8)));
}

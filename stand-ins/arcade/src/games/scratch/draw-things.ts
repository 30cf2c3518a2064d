import { findMotif } from '@harmattan/art/motifs/index';
import { disc, moved, roundStrokes } from '@harmattan/art/pen';
import { assert } from '@harmattan/kernel/assert';
import type { Theme } from '../instant/theme.ts';

/** The things under the foil, one symbol each, on a light of the title's own sky. */
export function drawThings({ sky }: Theme, things: readonly string[]): string {
  const symbols = things.map((motif, at) => {
    const drawn = findMotif(motif)?.draw(sky.palette);
    assert(drawn, `${motif} is a motif`);
    return `<symbol id="t${at}" viewBox="0 0 100 100"><g opacity=".2">${disc(sky.disc, 50, 50, 50)}</g>${moved(6, 6, 0.88, drawn)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${roundStrokes}>${symbols.join('')}</svg>`;
}

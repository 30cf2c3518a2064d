import { findMotif } from '@harmattan/art/motifs/index';
import type { Palette, Sky } from '@harmattan/art/palette';
import { beads, disc, line, moved, ring, roundStrokes, shape } from '@harmattan/art/pen';
import { skies } from '@harmattan/art/skies';
import { assert } from '@harmattan/kernel/assert';
import type { Title } from './titles.ts';

/** The stones of the medallions: told apart by colour and by outline, for eyes that see few colours too. */
const stones: readonly (readonly [dark: string, bright: string, outline: string])[] = [
  ['#7d1730', '#cf3a54', polygon(8)],
  ['#14486f', '#2f82c4', polygon(6)],
  ['#0f5a3c', '#25986a', polygon(4)],
  ['#57267f', '#9355c9', polygon(5)],
  ['#7d4708', '#d98a1f', 'M50 7a43 43 0 1 1 0 86a43 43 0 1 1 0-86z'],
  ['#0d5d62', '#1f9da0', 'M24 9h52a15 15 0 0 1 15 15v52a15 15 0 0 1-15 15H24A15 15 0 0 1 9 76V24A15 15 0 0 1 24 9z'],
];

export function skyOf(title: Title): Sky {
  const sky = Object.hasOwn(skies, title.sky) ? skies[title.sky as keyof typeof skies] : undefined;
  assert(sky, 'a title has the sky of its tile');
  return sky;
}

/** All symbols of a title in one file, `#s0`, `#s1` and so on, each in a box of 100 × 100. */
export function drawSprite(title: Title): string {
  const sky = skyOf(title);
  let stone = -1;
  const drawn = title.model.symbols.map(({ kind }, index) => {
    if (kind === 'low') stone += 1;
    return `<symbol id="s${index}" viewBox="0 0 100 100">${drawSymbol(kind, title.motifs[index] ?? '', sky, stone)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${roundStrokes}>${drawn.join('')}</svg>`;
}

function drawSymbol(kind: 'high' | 'low' | 'wild' | 'scatter', motif: string, sky: Sky, stone: number): string {
  const { palette } = sky;
  if (kind === 'high') return halo(sky) + placed(motif, palette, 94);
  if (kind === 'low') return medallion(stone, palette) + placed(motif, palette, 56);
  if (kind === 'wild') return burst(palette) + placed(motif, palette, 58);
  return wreath(sky) + placed(motif, palette, 62);
}

function placed(motif: string, palette: Palette, width: number): string {
  const drawn = findMotif(motif)?.draw(palette);
  assert(drawn, `${motif} is a motif`);
  return moved(50 - width / 2, 50 - width / 2, width / 100, `<g ${roundStrokes}>${drawn}</g>`);
}

/** A light behind what is dear, so that dark things stand out from a dark reel. */
function halo({ disc: tone }: Sky): string {
  return `<g opacity=".13">${disc(tone, 50, 50, 49)}</g>`;
}

function medallion(index: number, { glow }: Palette): string {
  const [dark, bright, outline] = stones[index % stones.length] ?? ['', '', ''];
  return `${shape(dark, outline)}<g transform="translate(50 50)scale(.86)translate(-50 -50)">${shape(bright, outline)}</g>${line(glow, 2, outline)}`;
}

/** Rays of gold around a dark shield: what stands for any other. */
function burst({ glow, ink, main, light }: Palette): string {
  const tips = ring(50, 50, 49, 20);
  const valleys = ring(50, 50, 39, 20, 9);
  const rays = tips.map((tip, index) => `${tip}L${valleys[index]}`).join('L');
  return shape(glow, `M${rays}z`) + disc(main, 50, 50, 38) + disc(ink, 50, 50, 35) + beads(light, 2, 50, 50, 36.5, 32);
}

/** A ring of beads on a piece of the title's sky: what brings the free spins. */
function wreath({ zenith, middle, palette: { pop, glow } }: Sky): string {
  return (
    disc(glow, 50, 50, 48) +
    disc(zenith, 50, 50, 45) +
    disc(middle, 50, 50, 36) +
    beads(pop, 7, 50, 50, 40.5, 20) +
    beads(glow, 2.4, 50, 50, 40.5, 20)
  );
}

function polygon(corners: number): string {
  const points = ring(50, 50, corners === 4 ? 48 : 46, corners, corners % 2 === 0 && corners > 4 ? 180 / corners : 0);
  return `M${points.join('L')}z`;
}

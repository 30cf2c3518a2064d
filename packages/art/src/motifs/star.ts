import type { Palette } from '../palette.ts';
import { ring, shade, shape, shine } from '../pen.ts';

export function drawStar({ deep, glow }: Palette): string {
  return [shape(deep, star(49)), shape(glow, star(45)), shade(facets(45), 0.2), shine('M50 7L40 39 50 53z', 0.5)].join(
    '',
  );
}

/** A star of five points. */
function star(radius: number): string {
  const notches = ring(50, 52, radius * 0.46, 5, 36);
  return `M${ring(50, 52, radius, 5)
    .map((tip, index) => `${tip}L${notches[index]}`)
    .join('L')}z`;
}

/** The side of each point that lies away from the light. */
function facets(radius: number): string {
  const notches = ring(50, 52, radius * 0.46, 5, 36);
  return ring(50, 52, radius, 5)
    .map((tip, index) => `M50 52L${tip}L${notches[index]}z`)
    .join('');
}

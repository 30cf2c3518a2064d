import type { Sky } from '../palette.ts';
import { disc, dots, faded, line, shape, tidy } from '../pen.ts';

/** What a banner of 960 × 540 is built from: sky and lights far away, land in between, what stands in front. */

export const width = 960;
export const height = 540;

/** A tone between two colours: what is far takes on the colour of the air. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Land between the horizon (0) and our feet (1), in the tone of its distance. */
export function land(sky: Sky, nearness: number, d: string): string {
  return shape(mix(sky.horizon, sky.earth, nearness), `${d}V${height}H0z`);
}

/** The sun or moon with the rings that dust draws around it. */
export function sun(colour: string, x: number, y: number, r: number): string {
  return (
    faded(0.1, disc(colour, x, y, r * 2.5)) +
    faded(0.16, disc(colour, x, y, r * 1.75)) +
    faded(0.3, disc(colour, x, y, r * 1.25)) +
    disc(colour, x, y, r)
  );
}

/** What a lamp does to the air around it. */
export function halo(colour: string, x: number, y: number, r: number): string {
  return [1, 0.8, 0.6, 0.4].map((share) => faded(0.09, disc(colour, x, y, r * share))).join('');
}

/** Bands of dust, long and level, each `x,y,length`. */
export function dust(colour: string, opacity: number, bands: string): string {
  const d = bands.replace(/(-?\d+),(\d+),(\d+) ?/g, 'M$1 $2h$3');
  return faded(opacity, line(colour, 5, d));
}

const smallStars =
  '40,52 118,150 196,38 262,118 338,62 402,168 466,30 540,96 618,48 690,134 742,28 806,92 872,44 930,138 58,212 300,204 596,182 780,196 904,214';
const largeStars = '158,88 372,122 512,56 664,86 838,150 84,118';

export function stars(colour: string, opacity = 0.75): string {
  return faded(opacity, dots(colour, 2.6, smallStars) + dots(colour, 4.6, largeStars));
}

/** Beams of light that open from a point. */
export function beams(colour: string, opacity: number, x: number, y: number, count: number): string {
  const reach = 1200;
  const at = (turn: number) => `${tidy(x + reach * Math.sin(turn))} ${tidy(y - reach * Math.cos(turn))}`;
  const step = (2 * Math.PI) / count;
  const d = Array.from(
    { length: count },
    (_, index) => `M${x} ${y}L${at(index * step)}L${at((index + 0.5) * step)}z`,
  ).join('');
  return faded(opacity, shape(colour, d));
}

/** The flat crown of an umbrella thorn. The point is where the trunk leaves the ground. */
export function acacia(colour: string, x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape(
      colour,
      'M-5 0C2-26 0-48-24-74l5-4c12 9 19 18 23 29 4-14 12-24 26-32l5 4C14-58 7-34 12 0zM-78-78c4-16 34-26 74-27 44-1 78 9 84 23 3 7-5 10-15 7-20-6-40-4-62-1-26 4-50 0-66 4-9 2-17 0-15-6z',
    ),
  );
}

/** Grass that leans in the wind, in tufts at `x,y`. */
export function grass(colour: string, tufts: string): string {
  const d = tufts
    .split(' ')
    .map((tuft) => `M${tuft}q2-16 12-26M${tuft}q0-18 2-30M${tuft}q-4-14-12-20M${tuft}q8-12 20-15`)
    .join('');
  return line(colour, 3, d);
}

/** A soft cloud, flat below, as wide as `140 × scale`. */
export function cloud(colour: string, opacity: number, x: number, y: number, scale: number): string {
  return faded(
    opacity,
    placed(x, y, scale, shape(colour, 'M-70 0c-10-18 6-32 22-26 4-24 38-32 50-12 14-14 38-8 40 10 20-4 34 12 28 28z')),
  );
}

export function placed(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${tidy(x)} ${tidy(y)})scale(${scale})">${drawing}</g>`;
}

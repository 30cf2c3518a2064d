import type { Sky } from './palette.ts';
import { beads, disc, dots, faded, line, shape, slice } from './pen.ts';

/** What stands in the sky behind the motif, in a tile of 160 × 200. */
export type Backdrop = (sky: Sky) => string;
/** What lies below it, down to the foot of the tile. */
export type Ground = (sky: Sky) => string;

const centre = { x: 80, y: 86 };

export const backdrops = {
  bigSun: (sky) => faded(0.55, disc(sky.disc, centre.x, 84, 54)),
  crescent: ({ palette }) => crescentAt(palette.light) + stars(palette.light),
  rays: (sky) => faded(0.2, rays(sky.disc)),
  /** The sun behind the dust of the harmattan, cut into bands. */
  dustySun: (sky) => faded(0.65, shape(sky.disc, bandedSun())),
  rings: (sky) => faded(0.28, [70, 54, 38].map((r) => circleLine(sky.disc, r, r === 54 ? 7 : 3)).join('')),
  birds: ({ palette }) => disc(palette.glow, 30, 46, 15) + line(palette.ink, 2, birds),
  moonlit: ({ palette }) => faded(0.9, disc(palette.light, 130, 34, 14)) + stars(palette.light),
  risingSun: (sky) => faded(0.55, disc(sky.disc, 80, 142, 64)) + faded(0.2, disc(sky.disc, 80, 142, 92)),
  beads: ({ palette }) =>
    faded(
      0.45,
      beads(palette.glow, 5, centre.x, centre.y, 64, 28) + beads(palette.light, 2.4, centre.x, centre.y, 73, 36),
    ),
  starry: ({ palette }) => stars(palette.light),
} satisfies Record<string, Backdrop>;

export const grounds = {
  hill: ({ earth }) =>
    faded(0.45, shape(earth, 'M0 139c40-22 90-20 160-6v67H0z')) + shape(earth, 'M0 155c50-16 100-14 160-6v51H0z'),
  slope: ({ earth }) =>
    faded(0.45, shape(earth, 'M0 131c50 2 96 10 160-10v79H0z')) + shape(earth, 'M0 147c60 8 110 4 160-2v55H0z'),
  dunes: ({ earth }) =>
    faded(0.35, shape(earth, 'M0 141c24-18 40-18 62-4 26-22 60-22 98 2v61H0z')) +
    faded(0.6, shape(earth, 'M0 155c40-22 70-16 104-4 20-8 36-8 56-2v51H0z')) +
    shape(earth, 'M0 165c44-14 110-14 160-2v37H0z'),
  plain: ({ earth, palette }) => shape(earth, 'M0 149h160v51H0z') + faded(0.3, line(palette.glow, 1.6, 'M0 149h160')),
  water: ({ earth, palette }) =>
    shape(earth, 'M0 147h160v53H0z') +
    faded(0.4, line(palette.glow, 2, 'M12 162h40M70 152h30M118 154h30M40 159h24M92 160h40')),
} satisfies Record<string, Ground>;

const birds = 'M108 44q5-6 9 0q4-6 9 0M126 58q4-5 7 0q3-5 7 0M100 62q3-4 6 0q3-4 6 0';

function stars(colour: string): string {
  const small = '20,26 52,14 92,22 148,58 12,74 142,96 66,36';
  const large = '36,48 112,12 18,112';
  return faded(0.7, dots(colour, 1.8, small) + dots(colour, 3, large));
}

function crescentAt(colour: string): string {
  return shape(colour, 'M130 18a18 18 0 1 0 14 28a15 15 0 1 1-14-28z');
}

function circleLine(colour: string, radius: number, width: number): string {
  return `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** The dashes of a circle as thick as it is wide are wedges. */
function rays(colour: string): string {
  return `<circle cx="${centre.x}" cy="${centre.y}" r="70" fill="none" stroke="${colour}" stroke-width="140" stroke-linecap="butt" stroke-dasharray="17.1 19.552"/>`;
}

function bandedSun(): string {
  const upper = slice(80, 92, 0, 54, -90, 90);
  const bands = [98, 109, 121, 133].map((y, index) => {
    const half = Math.sqrt(54 ** 2 - (y + 3 - 92) ** 2);
    const x = Math.round(80 - half);
    return `M${x} ${y}h${160 - 2 * x}v${6 - index}H${x}z`;
  });
  return upper + bands.join('');
}

import type { Sky } from '@harmattan/art/palette';
import { type Backdrop, backdrops, type Ground, grounds } from '@harmattan/art/scenery';
import { skies } from '@harmattan/art/skies';
import { assert } from '@harmattan/kernel/assert';
import type { ListedGame } from '../../catalogue.ts';

/** How a title looks, after its tile: the sky over it, and which of the tile's compositions its scene follows. */
export interface Theme {
  /** In addresses and in the books of the arcade: `sunset-keno`. */
  slug: string;
  sky: Sky;
  scene: number;
}

const { bigSun, crescent, rays, dustySun, rings, birds, moonlit, risingSun, beads, starry } = backdrops;
const { hill, slope, dunes, plain, water } = grounds;

const scenes: readonly (readonly [Backdrop, Ground])[] = [
  [bigSun, hill],
  [crescent, slope],
  [rays, hill],
  [dustySun, dunes],
  [rings, plain],
  [birds, slope],
  [moonlit, dunes],
  [risingSun, water],
  [beads, hill],
  [starry, plain],
];

export function themeOf({ title, tile }: Pick<ListedGame, 'title' | 'tile'>): Theme {
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const [, name = '', scene = '0'] = tile?.split('-') ?? [];
  const sky = Object.hasOwn(skies, name) ? skies[name as keyof typeof skies] : undefined;
  assert(sky, 'a title has the sky of its tile');
  return { slug, sky, scene: Number(scene) };
}

/** What lies behind the game: the sky and the ground of the title's tile, without its motif. */
function drawScene({ sky, scene }: Theme): string {
  const [backdrop, ground] = scenes[scene] ?? [bigSun, hill];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice">',
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky.zenith}"/><stop offset=".5" stop-color="${sky.middle}"/><stop offset=".9" stop-color="${sky.horizon}"/></linearGradient>`,
    '<path fill="url(#s)" d="M0 0h160v200H0z"/>',
    backdrop(sky),
    ground(sky),
    '</svg>',
  ].join('');
}

function drawSheet({ slug, sky }: Theme): string {
  const { zenith, middle, horizon, earth, palette } = sky;
  return `.table{--zenith:${zenith};--middle:${middle};--horizon:${horizon};--earth:${earth};--ink:${palette.ink};--deep:${palette.deep};--light:${palette.light};--glow:${palette.glow};--pop:${palette.pop};--main:${palette.main};--leaf:${palette.leaf};--scene:url(/files/${slug}-scene.svg)}`;
}

/** The title's own sheet and scene, for its face. */
export function drawnFor(theme: Theme): { sheets: string[]; drawn: Record<string, () => string> } {
  const sheet = `${theme.slug}-sky.css`;
  return {
    sheets: ['instant.css', sheet],
    drawn: { [sheet]: () => drawSheet(theme), [`${theme.slug}-scene.svg`]: () => drawScene(theme) },
  };
}

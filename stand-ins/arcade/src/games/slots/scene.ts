import { type Backdrop, backdrops, type Ground, grounds } from '@harmattan/art/scenery';
import { skyOf } from './sprite.ts';
import type { Title } from './titles.ts';

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

/** What lies behind the reels: the sky and the ground of the title's tile, without its motif. */
export function drawScene(title: Title): string {
  const sky = skyOf(title);
  const [backdrop, ground] = scenes[title.scene] ?? [bigSun, hill];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice">',
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky.zenith}"/><stop offset=".5" stop-color="${sky.middle}"/><stop offset=".9" stop-color="${sky.horizon}"/></linearGradient>`,
    '<path fill="url(#s)" d="M0 0h160v200H0z"/>',
    backdrop(sky),
    ground(sky),
    '</svg>',
  ].join('');
}

/** The title's colours, for the sheet that all slots share. */
export function drawSheet(title: Title): string {
  const { zenith, middle, horizon, earth, palette } = skyOf(title);
  return `[data-game="slots"]{--zenith:${zenith};--middle:${middle};--horizon:${horizon};--earth:${earth};--ink:${palette.ink};--glow:${palette.glow};--pop:${palette.pop};--main:${palette.main};--scene:url(/files/slot-${title.slug}-scene.svg);--reels:${title.model.reels};--rows:${title.model.rows}}`;
}

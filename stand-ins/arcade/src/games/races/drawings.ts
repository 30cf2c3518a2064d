import { drawBicycle } from '@harmattan/art/motifs/bicycle';
import { drawGreyhound } from '@harmattan/art/motifs/greyhound';
import { drawRacecar } from '@harmattan/art/motifs/racecar';
import { drawRacer } from '@harmattan/art/motifs/racer';
import { disc, faded, line, roundStrokes, shape } from '@harmattan/art/pen';
import { skies } from '@harmattan/art/skies';
import type { RaceTheme, RunnerKind } from './themes.ts';

/** The silk's colour is the page's `color`, the hide or frame its `fill`: one drawing dresses every runner. */
function palette(sky: RaceTheme['sky']) {
  return { ...skies[sky].palette, pop: 'currentColor', deep: 'inherit', main: 'inherit' };
}

const rider = [
  line('currentColor', 11, 'M40 30c6-12 14-16 22-14'),
  line('#7a4526', 5, 'M60 18l8 10M40 34l12 16-4 20M42 32l4 18-8 18'),
  disc('#7a4526', 68, 8, 6.5),
  shape('currentColor', 'M60 7c1-8 12-10 16-2l-2 3z'),
].join('');

/** What runs, as a symbol that any number of runners use. */
export function runnerSymbol({ kind, sky }: Pick<RaceTheme, 'kind' | 'sky'>): string {
  const colours = palette(sky);
  const drawings: Record<RunnerKind, () => string> = {
    horse: () => drawRacer(colours),
    greyhound: () => drawGreyhound(colours),
    car: () => drawRacecar(colours),
    bicycle: () => drawBicycle({ ...colours, pop: 'inherit', ink: '#12151f' }) + rider,
  };
  return `<svg class="symbols" aria-hidden="true" width="0" height="0"><symbol id="runner" viewBox="-4 0 108 98" ${roundStrokes}>${drawings[kind]()}</symbol></svg>`;
}

const far = 'M0 46c40-22 70-20 110-6 40-26 90-24 130 0 40-18 90-16 160 6 60-24 130-20 240 0v30H0z';
const near = 'M0 60c60-16 120-14 180-2 70-16 150-16 220 0 80-14 160-12 240 2v20H0z';

/** What stands along the way, on a strip that repeats. */
const along: Readonly<Record<RunnerKind, (ink: string, glow: string) => string>> = {
  horse: (ink) =>
    trees(ink) + shape(ink, 'M420 62V40l40-8 40 8v22z') + faded(0.5, line('#fff', 1.5, 'M428 46h64M428 53h64')),
  greyhound: (ink, glow) =>
    [60, 220, 380, 540]
      .map(
        (x) =>
          line(ink, 2.5, `M${x} 66V22`) +
          shape(glow, `M${x - 9} 18h18v7h-18z`) +
          faded(0.16, shape(glow, `M${x} 24l30 50h-60z`)),
      )
      .join(''),
  car: (ink, glow) =>
    [0, 90, 170, 300, 380, 470, 560]
      .map((x, at) => {
        const high = 20 + ((at * 13) % 26);
        return (
          shape(ink, `M${x} 66V${66 - high}h${36 + (at % 3) * 10}V66z`) +
          line(glow, 2, `M${x + 8} ${72 - high}h0m9 0h0m-9 9h0m9 0h0`)
        );
      })
      .join(''),
  bicycle: (ink) => trees(ink) + shape(ink, 'M300 62c10-30 30-38 44-30 18 6 26 18 30 30z'),
};

function trees(ink: string): string {
  return [40, 150, 250, 560]
    .map((x) => line(ink, 3, `M${x} 64V44`) + shape(ink, `M${x - 20} 44c4-14 36-14 40 0z`))
    .join('');
}

/** The strip behind the track, which scrolls by as they run. */
export function drawRaceScene({ kind, sky }: Pick<RaceTheme, 'kind' | 'sky'>): string {
  const { zenith, middle, horizon, earth, palette: colours } = skies[sky];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 76" width="640" height="76" preserveAspectRatio="none" ${roundStrokes}>`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>`,
    '<path fill="url(#s)" d="M0 0h640v76H0z"/>',
    faded(0.45, shape(earth, far)),
    along[kind](earth, colours.glow),
    shape(earth, near),
    '</svg>',
  ].join('');
}

const soils: Readonly<Record<RaceTheme['ground'], readonly [string, string]>> = {
  turf: ['#2f6b3a', '#2a6034'],
  sand: ['#a5763f', '#997039'],
  road: ['#3c414d', '#363b46'],
};

/** The theme's colours, for the sheet that all races share. */
export function drawRaceSheet({ game, ground }: Pick<RaceTheme, 'game' | 'ground'>): string {
  const [light, dark] = soils[ground];
  return `[data-game="races"]{--scene:url(/files/race-${game}.svg);--soil:${light};--soil-deep:${dark}}`;
}

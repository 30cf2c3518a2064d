import { backdrops, grounds } from '@harmattan/art/scenery';
import { drawBack } from './card-back.ts';
import type { Title } from './titles.ts';

/** What a title's page loads that is drawn: its colours, what lies behind the machine, and the back of its cards. */
export function drawnFiles(title: Title): Record<string, () => string> {
  const { sheet, scene, back } = fileNames(title);
  return { [sheet]: () => drawSheet(title), [scene]: () => drawScene(title), [back]: () => drawBack(title) };
}

export function fileNames({ slug }: Title) {
  const name = `video-poker-${slug}`;
  return { sheet: `${name}.css`, scene: `${name}-scene.svg`, back: `${name}-back.svg` };
}

function drawScene({ sky }: Title): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice">',
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky.zenith}"/><stop offset=".5" stop-color="${sky.middle}"/><stop offset=".9" stop-color="${sky.horizon}"/></linearGradient>`,
    '<path fill="url(#s)" d="M0 0h160v200H0z"/>',
    backdrops.starry(sky),
    grounds.dunes(sky),
    '</svg>',
  ].join('');
}

/** The title's colours, for the sheet that all of them share. */
function drawSheet(title: Title): string {
  const rows = title.model.pays.length;
  const { zenith, middle, horizon, palette } = title.sky;
  const { scene, back } = fileNames(title);
  return `[data-game="video-poker"]{--zenith:${zenith};--middle:${middle};--horizon:${horizon};--ink:${palette.ink};--glow:${palette.glow};--pop:${palette.pop};--scene:url(/files/${scene});--back:url(/files/${back});--halves:${Math.ceil(rows / 2)};--thirds:${Math.ceil(rows / 3)}}`;
}

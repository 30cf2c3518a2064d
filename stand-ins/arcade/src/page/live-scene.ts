import { findMotif } from '@harmattan/art/motifs/index';
import { roundStrokes } from '@harmattan/art/pen';
import { backdrops } from '@harmattan/art/scenery';
import { skies } from '@harmattan/art/skies';

const { bigSun, crescent, rays, dustySun, rings, birds, moonlit, risingSun, beads, starry } = backdrops;
const drops = [bigSun, crescent, rays, dustySun, rings, birds, moonlit, risingSun, beads, starry];

/** The room a table stands in: the sky of its tile through a wide window, the table's edge in front, and the tile's motif on it. */
export function drawLiveScene(tile: string | undefined): string {
  const [motifName = '', skyName = '', drop = '0'] = tile?.split('-') ?? [];
  const sky = Object.hasOwn(skies, skyName) ? skies[skyName as keyof typeof skies] : skies.night;
  const motif = findMotif(motifName);
  const backdrop = drops[Number(drop)] ?? starry;
  return `<svg class="live-scene" viewBox="0 0 360 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true" ${roundStrokes}>
<linearGradient id="live-sky" x2="0" y2="1"><stop stop-color="${sky.zenith}"/><stop offset=".55" stop-color="${sky.middle}"/><stop offset="1" stop-color="${sky.horizon}"/></linearGradient>
<path fill="url(#live-sky)" d="M0 0h360v96H0z"/>
<g transform="translate(100 -44)">${backdrop(sky)}</g>
<path fill="${sky.earth}" opacity=".55" d="M0 66c70-16 130-14 190-6s120 4 170-6v42H0z"/>
<path fill="${sky.palette.deep}" d="M-30 96c20-26 110-36 210-36s190 10 210 36z"/>
<path fill="${sky.palette.main}" d="M-30 100c30-26 112-35 210-35s180 9 210 35z"/>
<path fill="#0d3b3a" d="M-16 104c30-24 102-33 196-33s166 9 196 33z"/>
<path fill="none" stroke="#e8d5ae" stroke-opacity=".5" d="M20 98c34-14 92-20 160-20s126 6 160 20"/>
${motif ? `<g transform="translate(262 6)scale(.72)">${motif.draw(sky.palette)}</g>` : ''}
</svg>`;
}

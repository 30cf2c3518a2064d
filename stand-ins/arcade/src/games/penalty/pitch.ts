import { findMotif } from '@harmattan/art/motifs/index';
import { skies } from '@harmattan/art/skies';

/** Where the ball lies, and where each aim is, in the picture's own measure of 360 × 250. */
export const spot = { x: 180, y: 222 };
export const aims = {
  'top-left': { x: 88, y: 62 },
  'low-left': { x: 88, y: 132 },
  middle: { x: 180, y: 92 },
  'low-right': { x: 272, y: 132 },
  'top-right': { x: 272, y: 62 },
} as const;

/** The goal from the penalty spot: pitch, net, keeper, ball. */
export function drawPitch(): string {
  const [left, right, bar, line] = [50, 310, 30, 160];
  const net = [
    ...Array.from({ length: 14 }, (_, at) => `M${left + 4 + at * 19.4} ${bar}V${line - 8}`),
    ...Array.from({ length: 7 }, (_, at) => `M${left} ${bar + 8 + at * 17}H${right}`),
  ].join('');
  const ball = findMotif('football')?.draw(skies.forest.palette) ?? '';
  return `<svg class="pitch" viewBox="0 0 360 250" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">
<path class="stand" d="M0 0h360v120H0z"/><path class="crowd" d="M6 20h348M0 34h360M6 48h348M0 62h360M6 76h348M0 90h360M6 104h348"/>
<path class="board" d="M0 112h360v34H0z"/>
<path class="grass" d="M0 146h360v104H0z"/><path class="mown" d="M0 146h60L20 250H0zM120 146h60v104h-80zM240 146h60l60 104H260z"/>
<path class="chalk" d="M0 162h360M20 250l30-72h260l30 72"/>
<g id="penalty-net"><path class="back" d="M${left} ${bar}h${right - left}v${line - bar}H${left}z"/><path class="net" d="${net}"/></g>
<path class="frame" d="M${left} ${line + 2}V${bar}H${right}V${line + 2}"/>
<g id="penalty-keeper"><path class="limb dark" d="M172 132l-8 26M188 132l8 26"/><path class="boots" d="M164 159h-5M196 159h5"/><g class="arms-wide"><path class="limb shirt" d="M168 98l-24 8M192 98l24 8"/><path class="gloves" d="M143 106h0M217 106h0"/></g><g class="arms-up"><path class="limb shirt" d="M170 96l-9-28M190 96l9-28"/><path class="gloves" d="M160 65h0M200 65h0"/></g><path class="shirt-body" d="M166 92h28l4 40h-36z"/><path class="shorts" d="M162 128h36l3 14h-19l-2-5-2 5h-19z"/><circle class="skin" cx="180" cy="80" r="10"/><path class="hair" d="M170 79a10 10 0 0 1 20 0c-3-5-17-5-20 0z"/></g>
<ellipse class="shadow" cx="${spot.x}" cy="${spot.y + 17}" rx="18" ry="4"/>
<g id="penalty-ball"><g transform="translate(${spot.x - 17} ${spot.y - 17})scale(.34)">${ball}</g></g>
</svg>`;
}

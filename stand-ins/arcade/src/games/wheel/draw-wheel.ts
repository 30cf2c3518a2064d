import { findMotif } from '@harmattan/art/motifs/index';
import { roundStrokes, slice } from '@harmattan/art/pen';
import { skies } from '@harmattan/art/skies';
import { wheelOrder, wheelSegments, wheelSpots } from '@harmattan/fair/wheel/wheel';

const step = 360 / wheelSegments;
const centre = 100;

/** The things of the market, one symbol each. */
export function drawGoods(): string {
  const symbols = wheelSpots.map(
    (spot) =>
      `<symbol id="${spot}" viewBox="0 0 100 100">${findMotif(spot)?.draw(skies.violet.palette) ?? ''}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${roundStrokes}>${symbols.join('')}</svg>`;
}

export const goodsFile = 'market-goods.svg';

export const goods = (spot: string) => `<use href="/files/${goodsFile}#${spot}" width="100" height="100"/>`;

/** The wheel from the front, its first segment on top. `labels` is what each thing pays, as it is written there. */
export function drawDisc(labels: Readonly<Record<string, string>>): string {
  const segments = wheelOrder.map((spot, segment) => {
    const middle = segment * step;
    const path = `<path class="good-${spot}" d="${slice(centre, centre, 40, 95, middle - step / 2, middle + step / 2)}"/>`;
    const icon = `<svg x="95.2" y="16" width="9.6" height="9.6" viewBox="0 0 100 100">${goods(spot)}</svg>`;
    return `${path}<g transform="rotate(${middle.toFixed(2)} 100 100)"><text x="100" y="13">${labels[spot]}</text>${icon}</g>`;
  });
  const pegs = `<circle class="pegs" cx="100" cy="100" r="96.500" stroke-dasharray="0 ${((2 * Math.PI * 96.5) / wheelSegments).toFixed(4)}" transform="rotate(${(-90 - step / 2).toFixed(3)} 100 100)"/>`;
  return `<svg id="market-disc" viewBox="0 0 200 200" aria-hidden="true"><circle class="market-rim" cx="100" cy="100" r="99.500"/>${segments.join('')}${pegs}<circle class="market-hub" cx="100" cy="100" r="40"/><circle class="market-beads" cx="100" cy="100" r="36" stroke-dasharray="0 5.655"/></svg>`;
}

import { colourOf, wheelOrder } from '@harmattan/fair/tables/roulette';

const centre = 100;
const step = 360 / wheelOrder.length;

const at = (radius: number, degrees: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(centre + radius * Math.cos(turn)).toFixed(1)} ${(centre + radius * Math.sin(turn)).toFixed(1)}`;
};

/** The wheel from above: the pockets in their order, the zero on top, and the ball at rest outside. */
export function drawWheel(): string {
  const pockets = wheelOrder.map((number, place) => {
    const middle = place * step;
    const [from, to] = [middle - step / 2, middle + step / 2];
    const path = `M${at(88, from)}A88 88 0 0 1 ${at(88, to)}L${at(52, to)}A52 52 0 0 0 ${at(52, from)}z`;
    const text = `<text x="100" y="21" transform="rotate(${middle.toFixed(2)} 100 100)">${number}</text>`;
    return `<path class="${colourOf(number)}" d="${path}"/>${text}`;
  });
  const spokes = [0, 45, 90, 135].map((degrees) => `<path d="M${at(34, degrees)}L${at(34, degrees + 180)}"/>`).join('');
  return `<svg class="wheel" viewBox="0 0 200 200" aria-hidden="true"><circle class="rim" cx="100" cy="100" r="98"/><circle class="track" cx="100" cy="100" r="92"/>
<g id="wheel">${pockets.join('')}<circle class="bowl" cx="100" cy="100" r="52"/><circle class="hub" cx="100" cy="100" r="40"/><g class="spokes">${spokes}</g><circle class="cap" cx="100" cy="100" r="11"/></g>
<g id="orbit"><circle id="ball" cx="100" cy="42" r="4.6"/></g></svg>`;
}

import { move, pause } from './motion.js';

const namespace = 'http://www.w3.org/2000/svg';
const hopMs = 100;
/** Above the first row of pegs and between the last and the bins. */
const air = 1.2;

/**
 * Pegs, a ball and bins for a number of rows. Pegs stand one apart; a step to either side is half of that.
 *
 * @param {{ pegs: SVGElement, bins: HTMLElement, name(hundredths: number): string }} deps
 */
export function mountBoard({ pegs, bins, name }) {
  let rows = 0;
  const ball = document.createElementNS(namespace, 'g');
  const disc = circle(0, 0, 0.34);
  disc.setAttribute('class', 'ball');
  ball.append(disc);

  /**
   * @param {number} count
   * @param {number[]} pays
   */
  function lay(count, pays) {
    rows = count;
    pegs.setAttribute('viewBox', `${-(rows + 1) / 2 - 0.5} ${-air} ${rows + 2} ${rows + air}`);
    const dots = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: row + 3 }, (_peg, at) => circle(at - (row + 2) / 2, row, 0.13)),
    );
    pegs.replaceChildren(...dots.flat(), ball);
    hide();
    bins.style.setProperty('--bins', `${rows + 1}`);
    bins.dataset.rows = `${rows}`;
    bins.replaceChildren(
      ...pays.map((hundredths) => {
        const bin = document.createElement('li');
        bin.dataset.tone = toneOf(hundredths);
        bin.textContent = name(hundredths);
        return bin;
      }),
    );
  }

  function hide() {
    ball.setAttribute('visibility', 'hidden');
    for (const bin of bins.children) bin.removeAttribute('data-hit');
  }

  /**
   * @param {number} bin
   */
  function rest(bin) {
    ball.setAttribute('visibility', 'visible');
    ball.style.transform = `translate(${bin - rows / 2}px, ${rows - 0.55}px)`;
    bins.children[bin]?.setAttribute('data-hit', '');
  }

  return {
    lay,
    hide,
    rest,
    /**
     * The ball goes the way that was decided, and no other.
     *
     * @param {number[]} path
     */
    async fall(path) {
      hide();
      const places = [{ x: 0, y: -air + 0.4 }];
      let rights = 0;
      path.forEach((step, row) => {
        places.push({ x: rights - row / 2, y: row - 0.47 });
        rights += step;
      });
      places.push({ x: rights - rows / 2, y: rows - 0.55 });
      const last = places.at(-1);
      ball.setAttribute('visibility', 'visible');
      ball.style.transform = `translate(${last?.x}px, ${last?.y}px)`;
      const ms = hopMs * (places.length - 1);
      // Sideways evenly, downwards as things fall: a little up from each peg first.
      const hop = 'cubic-bezier(0.45, -0.35, 0.85, 0.7)';
      move(
        ball,
        places.map(({ x }) => ({ transform: `translate(${x}px, 0px)` })),
        { duration: ms },
      );
      move(
        disc,
        places.map(({ y }) => ({ transform: `translate(0px, ${y}px)`, easing: hop })),
        { duration: ms },
      );
      await pause(ms);
      rest(rights);
    },
  };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function circle(x, y, radius) {
  const drawn = document.createElementNS(namespace, 'circle');
  drawn.setAttribute('cx', `${x}`);
  drawn.setAttribute('cy', `${y}`);
  drawn.setAttribute('r', `${radius}`);
  return drawn;
}

/** @param {number} hundredths */
function toneOf(hundredths) {
  if (hundredths >= 1_000) return 'sun';
  if (hundredths >= 200) return 'ember';
  return hundredths >= 100 ? 'clay' : 'night';
}

/**
 * The reels: they turn, stop where they are told, light what has won, and let it fall away.
 *
 * @typedef {[reel: number, row: number]} Place
 * @typedef {ReturnType<typeof mountReels>} Reels
 */

const svgSpace = 'http://www.w3.org/2000/svg';
/** All of it within 1.2 s: the last of six reels waits 5 × 110 ms and takes 450 ms to stop. */
const staggerMs = 110;
const stopMs = 450;
const turnMs = 340;
/** How many symbols run past before a reel stops. */
const runOut = 5;

/**
 * @param {{ root: HTMLElement, sprite: string, model: { rows: number, symbols: unknown[] }, pace: import('./slot-pace.js').Pace, onStop(reel: number): void }} deps
 */
export function mountReels({ root, sprite, model, pace, onStop }) {
  const { rows } = model;
  const strips = [...root.querySelectorAll('.strip')];
  const paths = /** @type {SVGElement} */ (root.querySelector('#paths'));
  /** @type {(Animation | undefined)[]} */
  const turning = [];
  /** Where the reels go on when a round never came. @type {number[][]} */
  let shown = strips.map((_, reel) => run(reel, rows));

  /** @param {number} symbol */
  function cell(symbol) {
    const box = document.createElement('div');
    box.className = 'cell';
    const svg = document.createElementNS(svgSpace, 'svg');
    svg.setAttribute('class', 'symbol');
    svg.setAttribute('viewBox', '0 0 100 100');
    const use = document.createElementNS(svgSpace, 'use');
    use.setAttribute('href', `${sprite}#s${symbol}`);
    svg.append(use);
    box.append(svg);
    return box;
  }

  /**
   * Symbols that run past. They mean nothing, and are no chance: the same ones every time.
   *
   * @param {number} reel
   * @param {number} count
   */
  function run(reel, count) {
    return Array.from({ length: count }, (_, at) => (reel * 5 + at * 3 + (at >> 1)) % model.symbols.length);
  }

  /**
   * @param {number} reel
   * @param {number[]} symbols
   */
  function put(reel, symbols) {
    strips[reel]?.replaceChildren(...symbols.map(cell));
  }

  /** @param {Place} place */
  function cellAt([reel, row]) {
    return strips[reel]?.children[row];
  }

  /** @param {number} reel */
  function halt(reel) {
    turning[reel]?.cancel();
    turning[reel] = undefined;
  }

  /** @param {number[][]} grid */
  function show(grid) {
    shown = grid;
    for (const [reel, symbols] of grid.entries()) {
      halt(reel);
      put(reel, symbols);
    }
    light([]);
  }

  /** @param {Place[]} places */
  function light(places) {
    for (const lit of root.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    for (const place of places) cellAt(place)?.setAttribute('data-lit', '');
    root.toggleAttribute('data-lighting', places.length > 0);
    paths.replaceChildren();
  }

  return {
    show,
    light,
    /** Back to how it was, when no round came of it. */
    settle() {
      if (turning.some(Boolean)) show(shown);
    },

    spin() {
      light([]);
      if (pace.isStill()) return;
      const length = rows * 2;
      for (const [reel, strip] of strips.entries()) {
        const past = run(reel, length);
        const before = shown[reel] ?? [];
        put(reel, [...past, ...past.slice(0, rows)]);
        halt(reel);
        const far = `translateY(${(-100 * length) / (length + rows)}%)`;
        turning[reel] = strip.animate([{ transform: far }, { transform: 'none' }], {
          duration: turnMs + before.length,
          iterations: Number.POSITIVE_INFINITY,
        });
      }
    },

    /** @param {number[][]} grid */
    async stop(grid) {
      shown = grid;
      if (pace.isStill()) return show(grid);
      const stagger = pace.isTurbo() ? 0 : staggerMs;
      await Promise.all(
        grid.map(async (symbols, reel) => {
          await pace.pause(stagger * reel);
          halt(reel);
          put(reel, [...symbols, ...run(reel, runOut)]);
          const strip = strips[reel];
          const far = `translateY(${(-100 * runOut) / (runOut + rows)}%)`;
          if (strip) await pace.move(strip, [{ transform: far }, { transform: 'none' }], { ms: stopMs });
          put(reel, symbols);
          onStop(reel);
        }),
      );
    },

    /**
     * The line on which a win stands.
     *
     * @param {number[]} line
     */
    draw(line) {
      const path = document.createElementNS(svgSpace, 'path');
      const points = line.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`);
      path.setAttribute('d', `M${points.join('L')}`);
      paths.replaceChildren(path);
    },

    /**
     * What has won goes, what stood above it sinks, and the rest falls in from above.
     *
     * @param {Place[]} gone
     * @param {number[][]} grid
     */
    async tumble(gone, grid) {
      const going = gone.map(cellAt).filter((place) => place !== undefined);
      const vanish = [{ opacity: 1 }, { opacity: 0, transform: 'scale(.5)' }];
      await Promise.all(going.map((place) => pace.move(place, vanish, { ms: 200, easing: 'ease-in' })));
      show(grid);
      const moves = grid.flatMap((symbols, reel) => {
        const left = symbols.map((_, row) => row).filter((row) => !gone.some(([r, at]) => r === reel && at === row));
        const fresh = symbols.length - left.length;
        return symbols.map((_, row) => {
          const by = row < fresh ? fresh : row - (left[row - fresh] ?? row);
          const place = cellAt([reel, row]);
          if (!place || by === 0) return undefined;
          const from = { transform: `translateY(${-100 * by}%)` };
          return pace.move(place, [from, { transform: 'none' }], { ms: 280, easing: 'cubic-bezier(.4,0,.6,1.1)' });
        });
      });
      await Promise.all(moves);
    },
  };
}

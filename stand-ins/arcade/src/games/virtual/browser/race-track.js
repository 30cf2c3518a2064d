import { playShow } from './odds-show.js';
import { createRun } from './race-run.js';

/** So much of the way is seen at once, and where in it the first runs. */
const windowPart = 0.24;
const leadAt = 0.7;
const startCamera = -0.045;

/**
 * The track, its runners, and the eye that follows the first of them.
 *
 * @param {{ find(selector: string): HTMLElement, fences: readonly number[], runMs: number }} page
 */
export function mountTrack({ find, fences, runMs }) {
  const lanes = find('#lanes');
  const scene = find('#scene');
  const post = find('#post');
  const way = find('#way');
  const running = find('#running');
  /** @type {HTMLElement[]} */
  const mounts = [...lanes.querySelectorAll('.mount')].filter((mount) => mount instanceof HTMLElement);
  /** @type {HTMLElement[]} */
  const fenceMarks = [...lanes.querySelectorAll('[data-fence]')].filter((mark) => mark instanceof HTMLElement);
  const badges = [...running.children];

  /**
   * @param {readonly number[]} at How far each runner is.
   * @param {number} part
   */
  function place(at, part) {
    // The lanes are not always there to be measured.
    const width = scene.clientWidth;
    const lead = Math.max(...at);
    const camera = Math.min(Math.max(startCamera, lead - windowPart * leadAt), 1 - windowPart * 0.74);
    const x = (/** @type {number} */ progress) => ((progress - camera) / windowPart) * width;
    for (const [runner, mount] of mounts.entries()) {
      const progress = at[runner] ?? 0;
      const isOff = progress > 0 && part < 1;
      const stride = isOff ? Math.sin(part * 260 + runner * 2) : 0;
      const lift = fences.reduce((most, fence) => Math.max(most, 1 - Math.abs(progress - fence) / 0.012), 0);
      mount.style.transform = `translate(${x(progress).toFixed(1)}px, ${(stride * 1.6 - lift * 15).toFixed(1)}px) translateX(-100%) rotate(${(stride * 2.5 - lift * 5).toFixed(1)}deg)`;
    }
    post.style.transform = `translateX(${x(1).toFixed(1)}px)`;
    for (const [at, mark] of fenceMarks.entries()) {
      mark.style.transform = `translateX(${x(fences[at] ?? 0).toFixed(1)}px)`;
    }
    lanes.style.backgroundPositionX = `${(-(camera * width) / windowPart).toFixed(1)}px`;
    scene.style.backgroundPositionX = `${(-(camera * width * 0.35) / windowPart).toFixed(1)}px`;
    way.style.transform = `scaleX(${Math.min(1, lead)})`;
  }

  /** @param {readonly number[]} standing */
  function rank(standing) {
    running.replaceChildren(...standing.flatMap((runner) => badges[runner] ?? []));
  }

  return {
    /** Everybody waits for the start. */
    lineUp() {
      place(
        mounts.map(() => 0),
        0,
      );
      rank(mounts.map((_, runner) => runner));
    },
    /**
     * @param {{ order: readonly number[], number: number, fromMs?: number }} race
     * @returns {Promise<void>}
     */
    run({ order, number, fromMs = 0 }) {
      const run = createRun({ order, number });
      let shown = '';
      return playShow({
        lastsMs: runMs,
        fromMs,
        draw(part) {
          place(
            mounts.map((_, runner) => run.progress(runner, part)),
            part,
          );
          const standing = run.standing(part);
          if (shown !== standing.join()) rank(standing);
          shown = standing.join();
        },
      });
    },
  };
}

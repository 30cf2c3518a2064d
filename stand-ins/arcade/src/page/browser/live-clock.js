import { find } from './find.js';

const soonSeconds = 5;
const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The time that is left of a phase: in words, in seconds, and as a bar. Spoken at the beginning and shortly before the end, not
 * every second.
 *
 * @param {{ fill(text: string, values: Record<string, string>): string, texts: Record<string, string>, ended(): void }} page
 */
export function mountClock({ fill, texts, ended }) {
  const words = find('#live-words');
  const left = find('#live-left');
  const bar = find('#live-bar');
  const said = find('#live-said');
  /** @type {number | undefined} */
  let timer;
  /** When the phase ends, and how long it takes in all. */
  let endsMs = 0;
  let wholeMs = 1;
  let saysSoon = '';

  function tick() {
    clearTimeout(timer);
    const leftMs = Math.max(0, endsMs - performance.now());
    const seconds = Math.ceil(leftMs / 1_000);
    left.textContent = endsMs > 0 ? fill(texts.secondsLeft ?? '', { seconds: `${seconds}` }) : '';
    if (isStill.matches) bar.style.transform = `scaleX(${leftMs / wholeMs})`;
    if (saysSoon && seconds <= soonSeconds) {
      said.textContent = saysSoon;
      saysSoon = '';
    }
    if (leftMs > 0) timer = setTimeout(tick, leftMs % 1_000 || 1_000);
    else if (endsMs > 0) ended();
  }

  return {
    isRunning: () => endsMs > performance.now(),
    /**
     * @param {{ says: string, leftMs?: number | undefined, aloud?: string, soon?: string }} phase
     */
    show({ says, leftMs = 0, aloud = '', soon = '' }) {
      words.textContent = says;
      endsMs = leftMs > 0 ? performance.now() + leftMs : 0;
      wholeMs = Math.max(1, leftMs);
      saysSoon = leftMs > soonSeconds * 1_000 ? soon : '';
      if (aloud) said.textContent = fill(aloud, { seconds: `${Math.ceil(leftMs / 1_000)}` });
      bar.style.transform = `scaleX(${endsMs > 0 ? 1 : 0})`;
      if (endsMs > 0 && !isStill.matches) run(leftMs);
      tick();
    },
    /** @param {string} text */
    say(text) {
      words.textContent = text;
      left.textContent = '';
    },
  };

  /** @param {number} leftMs */
  function run(leftMs) {
    for (const running of bar.getAnimations()) running.cancel();
    bar.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: leftMs, fill: 'forwards' });
  }
}

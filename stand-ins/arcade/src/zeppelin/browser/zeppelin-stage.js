import { find } from './find.js';
import { heightText, milestonePassed } from './zeppelin-heights.js';
import { createSky } from './zeppelin-sky.js';

/** Whoever wants no motion sees figures that change a few times a second. */
const calmMs = 200;
/** The gauge ends at a hundred times, on a scale on which doubling is always as long. */
const gaugeEnd = Math.log(100);

/**
 * The stage: the sky or the gauge, the multiplier in figures, and the clock before the start.
 *
 * @param {{
 *   say: import('./zeppelin-checks.js').Say, heightAt(ms: number): number, timeOf(hundredths: number): number, bettingMs: number,
 *   flight(): import('./zeppelin-flights.js').Flight, drawn(height: number): void, milestone(height: number): void,
 * }} deps
 */
export function mountStage({ say, heightAt, timeOf, bettingMs, flight, drawn, milestone }) {
  const main = find('#zeppelin');
  const sky = createSky(/** @type {HTMLCanvasElement} */ (find('#sky')));
  const [figure, words, countdown, gauge] = ['#height', '#phase', '#countdown', '#gauge'].map((name) => find(name));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let lastHeight = 100;
  let lastDrawnMs = 0;
  let burst = { number: 0, atMs: 0, lengthMs: 0 };

  /** @param {HTMLElement | undefined} element @param {string} text */
  const write = (element, text) => {
    if (element && element.textContent !== text) element.textContent = text;
  };

  /** @param {number} nowMs */
  function heightNow(nowMs) {
    const { phase, startsAt, burst: burstAt } = flight();
    if (phase === 'flying') return heightAt(nowMs - startsAt);
    return phase === 'burst' ? (burstAt ?? 100) : 100;
  }

  /** @param {number} nowMs */
  function writeFigures(nowMs) {
    const { phase, number, startsAt, burst: burstAt } = flight();
    const height = heightNow(nowMs);
    const leftMs = startsAt - nowMs;
    main.dataset.phase = phase === 'open' && leftMs <= 0 ? 'starting' : phase;
    if (phase === 'open' && leftMs > 0) {
      write(figure, say('seconds', { seconds: (Math.ceil(leftMs / 100) / 10).toFixed(1) }));
      write(words, say('takesOffIn'));
    } else if (main.dataset.stale === 'true' && (phase === 'open' || phase === 'flying')) {
      // It may have burst: no figure is better than one that nobody stands for.
      write(figure, '–');
      write(words, say('noLine'));
    } else if (phase === 'open') {
      write(figure, heightText(100));
      write(words, say('takingOff'));
    } else if (phase === 'flying') {
      write(figure, heightText(height));
      write(words, say('flying', { flight: String(number) }));
    } else if (phase === 'burst') {
      write(figure, heightText(burstAt ?? 100));
      write(words, say('burst', { flight: String(number) }));
    } else {
      write(figure, '–');
      write(words, phase === 'waiting' ? say('waiting') : say('calledOff', { flight: String(number) }));
    }
    if (countdown)
      countdown.style.transform = `scaleX(${phase === 'open' ? Math.min(1, Math.max(0, leftMs / bettingMs)) : 0})`;
    if (gauge) gauge.style.transform = `scaleX(${Math.min(1, Math.log(height / 100) / gaugeEnd)})`;
    if (phase === 'flying' && main.dataset.stale !== 'true') {
      const passed = milestonePassed(lastHeight, height);
      if (passed) milestone(passed);
    }
    lastHeight = height;
    drawn(height);
  }

  /** @param {number} nowMs */
  function frame(nowMs) {
    requestAnimationFrame(frame);
    const isCalm = isStill.matches;
    if (isCalm && nowMs - lastDrawnMs < calmMs) return;
    lastDrawnMs = nowMs;
    writeFigures(nowMs);
    if (isCalm || main.dataset.lite === 'true' || main.dataset.stale === 'true') return;
    const { phase, number, startsAt, burst: burstAt } = flight();
    if (phase === 'burst' && burst.number !== number) {
      burst = { number, atMs: nowMs, lengthMs: timeOf(burstAt ?? 100) };
    }
    sky.draw(
      {
        phase,
        sinceStartMs: Math.max(0, nowMs - startsAt),
        sinceBurstMs: nowMs - burst.atMs,
        burstMs: phase === 'burst' ? burst.lengthMs : 0,
      },
      nowMs,
    );
  }
  requestAnimationFrame(frame);
}

import { find } from './find.js';
import { bytesOf } from './zeppelin-flights.js';
import { heightText } from './zeppelin-heights.js';

/**
 * @typedef {import('./zeppelin-flights.js').Flight} Flight
 * @typedef {(name: string, values?: Record<string, string>) => string} Say
 */

/**
 * Checks every flight by itself as it ends: the seed against the promise that was shown before, and the burst against the seed. A
 * flight whose promise was not seen while bets were taken does not count.
 *
 * @param {{
 *   say: Say, burstHundredths(seed: Uint8Array, salt: string): number, isPromisedBy(seed: Uint8Array, promise: Uint8Array): boolean,
 * }} deps
 */
export function mountChecks({ say, burstHundredths, isPromisedBy }) {
  let count = 0;
  let wrong = 0;
  /** What was shown of a flight before it flew. @type {{ number: number, promise: string, salt: string } | undefined} */
  let promised;
  let lastChecked = 0;

  function tell() {
    const words = count > 0 ? say('checked', { count: String(count), wrong: String(wrong) }) : say('checkedNone');
    find('#checked').textContent = words;
    find('#checked-long').textContent = words;
    find('#fair-badge').dataset.kind = wrong > 0 ? 'wrong' : count > 0 ? 'right' : 'none';
  }

  tell();

  return {
    /** @param {Flight} flight */
    promise({ number, phase, promise, salt }) {
      if (phase !== 'open' || !promise || promised?.number === number) return;
      promised = { number, promise, salt };
      find('#promise-of').textContent = say('fairPromise', { flight: String(number) });
      find('#promise').textContent = promise;
      find('#salt').textContent = salt;
    },
    /** @param {Flight} flight */
    check({ number, burst, seed }) {
      if (!seed || burst === undefined || lastChecked === number) return;
      lastChecked = number;
      const wasSeen = promised?.number === number;
      const bytes = bytesOf(seed);
      const isRight =
        promised !== undefined &&
        isPromisedBy(bytes, bytesOf(promised.promise)) &&
        burstHundredths(bytes, promised.salt) === burst;
      if (wasSeen) {
        count += 1;
        if (!isRight) wrong += 1;
      }
      find('#last-check').hidden = false;
      find('#last-flight').textContent = say('fairLast', { flight: String(number) });
      const verdict = find('#last-verdict');
      verdict.textContent = !wasSeen
        ? say('fairUnseen')
        : isRight
          ? say('fairRight', { height: heightText(burst) })
          : say('fairWrong');
      verdict.dataset.kind = wasSeen ? (isRight ? 'right' : 'wrong') : 'none';
      find('#last-seed').textContent = seed;
      find('#verify').setAttribute(
        'href',
        verifyLink({ number, seed, salt: promised?.salt ?? '', promise: promised?.promise ?? '', burst }),
      );
      tell();
    },
  };
}

/**
 * Where anybody can check it, with what it takes already filled in.
 *
 * @param {{ number: number, seed: string, salt: string, promise: string, burst: number }} flight
 */
export function verifyLink({ number, seed, salt, promise, burst }) {
  const filled = new URLSearchParams({ flight: String(number), seed, promise, salt, burst: String(burst) });
  return `/zeppelin/verify#${filled}`;
}

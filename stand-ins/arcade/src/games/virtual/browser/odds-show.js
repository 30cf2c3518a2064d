const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Shows something that takes its time, frame by frame, from 0 to 1. It ends early when the turn does, and is over at once for those who
 * want no motion; a page that nobody looks at comes to the end all the same.
 *
 * @param {{ lastsMs: number, fromMs?: number, draw(part: number): void }} show
 * @returns {Promise<void>}
 */
export function playShow({ lastsMs, fromMs = 0, draw }) {
  if (isStill.matches || fromMs >= lastsMs) {
    draw(1);
    return Promise.resolve();
  }
  const begunMs = performance.now() - fromMs;
  const live = document.querySelector('#live');
  return new Promise((resolve) => {
    let frame = requestAnimationFrame(next);
    const timer = setTimeout(end, lastsMs - fromMs);
    const clock = new MutationObserver(() => {
      if (live?.getAttribute('data-phase') === 'betting') end();
    });
    if (live) clock.observe(live, { attributeFilter: ['data-phase'] });

    function next() {
      draw(Math.min(1, (performance.now() - begunMs) / lastsMs));
      frame = requestAnimationFrame(next);
    }

    function end() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clock.disconnect();
      draw(1);
      resolve();
    }
  });
}

/**
 * How long a turn has been shown already, when somebody comes in the middle of it.
 *
 * @param {{ endsAt?: string | null, now?: string }} turn
 * @param {number} showingMs
 */
export function shownMs({ endsAt, now }, showingMs) {
  if (!endsAt || !now) return 0;
  return Math.max(0, showingMs - (Date.parse(endsAt) - Date.parse(now)));
}

/**
 * How long the turn has been shown on this page's own clock: what is asked for first may take a moment, and nobody shall be behind the others
 * for it.
 */
export function watchShowing() {
  const live = document.querySelector('#live');
  let phase = '';
  let sinceMs = 0;
  if (live) {
    new MutationObserver(() => {
      const now = live.getAttribute('data-phase') ?? '';
      if (now === 'showing' && phase !== 'showing') sinceMs = performance.now();
      phase = now;
    }).observe(live, { attributeFilter: ['data-phase'] });
  }
  return () => (phase === 'showing' ? performance.now() - sinceMs : 0);
}

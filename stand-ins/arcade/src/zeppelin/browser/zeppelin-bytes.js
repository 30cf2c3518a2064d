import { find } from './find.js';

const tellEveryMs = 2_000;

/**
 * How much data the page has used since it was opened: what it loaded, and what came over the line.
 *
 * @param {(bytes: string) => string} words
 */
export function countBytes(words) {
  let received = 0;
  const [page] = performance.getEntriesByType('navigation');
  if (page instanceof PerformanceResourceTiming) received += page.transferSize;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming) received += entry.transferSize;
    }
  }).observe({ type: 'resource', buffered: true });
  const show = () => {
    const kb = received / 1_000;
    find('#data').textContent = words(kb < 1_000 ? `${kb.toFixed(1)} KB` : `${(kb / 1_000).toFixed(2)} MB`);
  };
  show();
  setInterval(show, tellEveryMs);
  return {
    /** @param {number} count */
    add(count) {
      received += count;
    },
  };
}

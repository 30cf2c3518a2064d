import { useEffect, useRef } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { SlipView } from '../slip/slip-view.tsx';

const stepPx = 40;
const stepsMax = 160;
/** Scrolling is over when nothing has moved for so long. */
const restMs = 120;

/**
 * The slip beside the matches. In a tall frame it is the page around that scrolls, and nothing in here can stick to the
 * screen; so the column is laid out with steps, and the slip goes to the first one that can be seen.
 */
export function SlipColumn() {
  const { isFramed } = useBook();
  const column = useRef<HTMLElement>(null);
  const slip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [aside, box] = [column.current, slip.current];
    if (!aside || !box || !isFramed) return;
    const seen = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = Number((target as HTMLElement).dataset.at);
        if (isIntersecting) seen.add(at);
        else seen.delete(at);
      }
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    });
    for (const step of aside.querySelectorAll('[data-at]')) observer.observe(step);

    function settle() {
      if (!aside || !box || seen.size === 0) return;
      const first = Math.min(...seen);
      const roomPx = aside.clientHeight - box.offsetHeight;
      const topPx = first <= 1 ? 0 : Math.max(0, Math.min((first + 1) * stepPx, roomPx));
      box.style.transform = topPx === 0 ? '' : `translateY(${topPx}px)`;
    }

    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isFramed]);

  return (
    <aside class="side-column" ref={column}>
      {isFramed && (
        <div class="steps" aria-hidden="true">
          {Array.from({ length: stepsMax }, (_, at) => (
            <i key={at} data-at={at} />
          ))}
        </div>
      )}
      <div class="side-slip" ref={slip}>
        <SlipView />
      </div>
    </aside>
  );
}

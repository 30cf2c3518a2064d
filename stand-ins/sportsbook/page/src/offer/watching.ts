import type { Stream } from './stream.ts';

/** The server hears of no more at a time. */
const watchedMax = 60;

/** Knows which matches are on screen, and tells the stream. */
export interface Watching {
  /** Watches while the element is on screen. */
  see(element: Element, id: string): () => void;
  /** Watches whether it is on screen or not: what the slip holds. */
  hold(ids: readonly string[]): void;
  open(id: string | undefined): void;
  stop(): void;
}

export function createWatching(stream: Stream): Watching {
  const idOf = new WeakMap<Element, string>();
  const seen = new Map<Element, string>();
  let held: readonly string[] = [];
  let opened: string | undefined;

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = idOf.get(target);
      if (isIntersecting && id !== undefined) seen.set(target, id);
      else seen.delete(target);
    }
    tell();
  });

  function tell() {
    const watch = [...new Set([...held, ...seen.values()])].slice(0, watchedMax).sort();
    stream.show({ watch, ...(opened !== undefined && { open: opened }), lists: true });
  }

  return {
    see(element, id) {
      idOf.set(element, id);
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        if (seen.delete(element)) tell();
      };
    },
    hold(ids) {
      held = ids;
      tell();
    },
    open(id) {
      opened = id;
      tell();
    },
    stop: () => observer.disconnect(),
  };
}

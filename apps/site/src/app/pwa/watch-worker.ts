import { now } from '../../shared/time/clock.ts';

const checkEveryMs = 3_600_000;

/** Whether a visit before this one left it. */
export function isWorkerHere(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Registers the service worker once the page has loaded, and calls back when a newer version of the site is ready. */
export function watchWorker(onNewer: (takeOver: () => void) => void): () => void {
  // A web view may have none, and a page that is not served safely may not use it.
  if (!('serviceWorker' in navigator)) return () => undefined;
  const watching = new AbortController();
  const { signal } = watching;

  function hear({ data, source }: MessageEvent) {
    if (data.type === 'newer') onNewer(() => takeOver(source as ServiceWorker));
  }

  async function start() {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (!registration || signal.aborted) return;
    let checkedAt = now();

    function check() {
      if (document.hidden || now() - checkedAt < checkEveryMs) return;
      checkedAt = now();
      registration?.update().catch(() => undefined);
    }
    function askWhenInstalled() {
      const worker = registration?.installing;
      worker?.addEventListener('statechange', () => worker.state === 'installed' && askWhich(worker), { signal });
    }
    registration.addEventListener('updatefound', askWhenInstalled, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    if (registration.waiting) askWhich(registration.waiting);
  }

  navigator.serviceWorker.addEventListener('message', hear, { signal });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { signal });
  return () => watching.abort();
}

/** It answers only when it is newer. The entry's name carries the hash of the build that this page runs. */
function askWhich(worker: ServiceWorker): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (entry) worker.postMessage({ type: 'which', entry: new URL(entry.src).pathname });
}

function takeOver(worker: ServiceWorker): void {
  const reloadWhenActive = () => worker.state === 'activated' && location.reload();
  worker.addEventListener('statechange', reloadWhenActive);
  worker.postMessage({ type: 'take-over' });
  reloadWhenActive();
}

/** Has the worker keep the texts of the language that the player reads. */
export async function keepTexts(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep-texts', language });
}

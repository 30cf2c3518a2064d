import { officePrefix } from '@harmattan/contract/wire';
import type { QueryClient } from '@tanstack/react-query';
import { readToken } from '../session/session.ts';
import { setLive } from './live.ts';
import { isResting } from './refresh.ts';

const retryMs = 5_000;
/** Changes that come faster are asked for together. */
const gatherMs = 2_000;

/** The part of a query's key by which a topic finds it. */
const partsOf: Record<string, readonly string[]> = {
  worklists: ['worklist', 'overview', 'incidents'],
  incidents: ['incidents'],
  figures: ['overview'],
};

/** Asks for what the server says has changed, until the signal ends it. Without the stream lists are polled, and it is tried again. */
export async function listenLive(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const changed = new Set<string>();
  const timer = setInterval(() => {
    if (changed.size === 0 || isResting()) return;
    const parts = [...changed];
    changed.clear();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => parts.some((part) => queryKey.includes(part)) });
  }, gatherMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  while (!signal.aborted) {
    await readStream(signal, (topic) => {
      for (const part of partsOf[topic] ?? []) changed.add(part);
    }).catch(() => {});
    setLive(false);
    await pause(retryMs, signal);
  }
}

async function readStream(signal: AbortSignal, onTopic: (topic: string) => void): Promise<void> {
  const response = await fetch(`${officePrefix}/Live/Stream`, {
    headers: { authorization: `Bearer ${readToken()}` },
    signal,
  });
  if (!response.ok || !response.body) return;
  setLive(true);
  // What has changed since the last stream was not told.
  for (const topic of Object.keys(partsOf)) onTopic(topic);
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) onTopic(line.slice('data: '.length));
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

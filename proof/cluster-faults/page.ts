import { setTimeout as delay } from 'node:timers/promises';
import { apiPrefix } from '@harmattan/contract';
import { systemRandom } from '@harmattan/kernel/random';
import { backOffMs } from '../../apps/site/src/shared/stream/back-off.ts';
import { createEventParser } from '../../apps/site/src/shared/stream/event-parser.ts';
import type { BenchPlayer } from '../worlds/players.ts';

export type Page = ReturnType<typeof openPage>;

const headersOf = ({ token, cookie }: BenchPlayer) => ({
  authorization: `Bearer ${token}`,
  cookie: `harmattan_session=${cookie}`,
});

/** A player's page with its stream. One that ends is opened again after the pauses that the site makes. */
export function openPage(url: string, player: BenchPlayer) {
  const stopping = new AbortController();
  /** When each version of the balance was shown first. */
  const shownAt = new Map<bigint, number>();
  let brokenAt: number | undefined;
  let backAt: number | undefined;

  function onBalance(data: string): void {
    const version = BigInt((JSON.parse(data) as { version: string }).version);
    if (!shownAt.has(version)) shownAt.set(version, performance.now());
    if (brokenAt !== undefined) backAt ??= performance.now();
  }

  async function read(): Promise<void> {
    const response = await fetch(`${url}${apiPrefix}/User/Stream`, {
      headers: headersOf(player),
      signal: stopping.signal,
    });
    if (!response.ok || !response.body) throw new Error(`the stream was refused with ${response.status}`);
    const decoder = new TextDecoder();
    const feed = createEventParser(({ name, data }) => name === 'balance' && onBalance(data));
    for await (const bytes of response.body) feed(decoder.decode(bytes, { stream: true }));
  }

  async function follow(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const before = shownAt.size;
      await read().catch(() => {});
      brokenAt ??= performance.now();
      if (shownAt.size > before) failures = 0;
      await delay(backOffMs(failures, systemRandom), undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  void follow();
  return {
    player,
    shownAt,
    newest: () => [...shownAt.keys()].reduce((most, version) => (version > most ? version : most), 0n),
    /** Forgets breaks from before. */
    forgetBreak(): void {
      brokenAt = undefined;
      backAt = undefined;
    },
    isBroken: () => brokenAt !== undefined,
    /** When a broken one showed a balance again. */
    backAt: () => backAt,
    close: () => stopping.abort(),
  };
}

/** What a page that hears nothing asks for every ten seconds. */
export async function readBalance(url: string, player: BenchPlayer): Promise<number> {
  const answer = await fetch(`${url}${apiPrefix}/User/GetBalance`, { headers: headersOf(player) });
  if (!answer.ok) throw new Error(`the balance was refused with ${answer.status}`);
  return ((await answer.json()) as { data: { totalBalance: number } }).data.totalBalance;
}

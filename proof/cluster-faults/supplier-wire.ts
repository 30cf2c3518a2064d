import { setTimeout as delay } from 'node:timers/promises';
import { spokenIn } from '../bench/stakes/spoken.ts';
import type { BenchPlayer } from '../worlds/players.ts';

/** When each try of one key begins at the earliest, and how long all of them have together. */
const triesAtMs = [0, 500, 6_400];
const tryLimitMs = 3_200;
const limitMs = 10_000;
const path = '/wallet/qtech/transactions';
const spoken = spokenIn('qtech', path);

/** The stake of a seat under one key: the same number in the same run is the same stake. */
export interface WireStake {
  url: string;
  seat: BenchPlayer;
  run: string;
  number: number;
}

/** The platform's id of the transaction. Throws what was answered instead. */
export async function askOnce({ url, seat, run, number }: WireStake): Promise<string> {
  // Every other request of a seat is a stake.
  const { head, body } = spoken.request(seat, run, number * 2);
  const headers = head
    .trim()
    .split('\r\n')
    .map((line) => line.split(': ') as [string, string]);
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(tryLimitMs),
  });
  const text = await answer.text();
  const id = /"referenceId":"([^"]+)"/.exec(text)?.[1];
  if (answer.status !== 200 || id === undefined) throw new Error(`${answer.status} ${text.slice(0, 100)}`);
  return id;
}

/** Three tries under one key. Without an answer, what came instead. */
export async function askThrice(stake: WireStake): Promise<{ id: string } | { said: string[] }> {
  const begunAt = performance.now();
  const said: string[] = [];
  for (const tryAtMs of triesAtMs) {
    await delay(Math.max(0, begunAt + tryAtMs - performance.now()));
    try {
      const id = await askOnce(stake);
      if (performance.now() - begunAt < limitMs) return { id };
    } catch (error) {
      said.push(String((error as Error).message));
    }
  }
  return { said };
}

import { sha256 } from '../seeds/sha256.ts';

/**
 * Seeds of flights, made backwards: each is the digest of the one that flies after it. A seed yields all seeds that flew
 * before it and none that fly after it. The digest of the first seed to fly is published before the first flight.
 */
export function seedBefore(seed: Uint8Array): Uint8Array<ArrayBuffer> {
  return sha256(seed);
}

/** Whether a seed is the one that was promised: by the seed before it, or by what was published. */
export function isPromisedBy(seed: Uint8Array, promise: Uint8Array): boolean {
  const digest = sha256(seed);
  return promise.length === digest.length && digest.every((byte, at) => byte === promise[at]);
}

/** So many seeds in the order of flight, from the last one back to the first, and the promise that is published of them. */
export function makeChain(
  last: Uint8Array,
  flights: number,
): { seeds: Uint8Array<ArrayBuffer>[]; promise: Uint8Array<ArrayBuffer> } {
  const seeds = [Uint8Array.from(last)];
  while (seeds.length < flights) seeds.push(seedBefore(seeds.at(-1) ?? last));
  return { promise: seedBefore(seeds.at(-1) ?? last), seeds: seeds.reverse() };
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { randomBelow } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { bytesOf } from './hex.ts';
import { chanceFrom, commitmentOf } from './seeded-chance.ts';
import vectors from './vectors.json' with { type: 'json' };

const clientSeeds = ['a', 'my lucky seed', 'mbegu yangu', '我的种子', 'a:1', '🎲', ' ', '0'.repeat(64)];

/** The same by another hand: blocks from the system's library, whole numbers read from a list of bytes. */
function recomputed(seeds: { serverSeed: Buffer; clientSeed: string; nonce: number }, bytes: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_none, block) =>
    createHmac('sha256', seeds.serverSeed).update(`${seeds.clientSeed}:${seeds.nonce}:${block}`, 'utf8').digest(),
  );
  return Buffer.concat(blocks).subarray(0, bytes);
}

function drawnBelow(bytes: Buffer, bound: number, count: number): number[] {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  const words = Array.from({ length: Math.floor(bytes.length / 4) }, (_none, at) => bytes.readUInt32BE(4 * at));
  return words
    .filter((word) => word < limit)
    .slice(0, count)
    .map((word) => word % bound);
}

test('the bytes are those that anybody can recompute, in whatever pieces they are taken', () => {
  for (const clientSeed of clientSeeds) {
    for (const nonce of [0, 1, 9, 10, 2_147_483_647]) {
      const seeds = { serverSeed: randomBytes(32), clientSeed, nonce };
      const random = chanceFrom(seeds);
      const taken = [1, 0, 4, 27, 32, 33, 64, 100].flatMap((count) => [...random.bytes(count)]);
      expect(Buffer.from(taken)).toEqual(recomputed(seeds, taken.length));
    }
  }
});

test('the draws are those that anybody can recompute, also where values are thrown away', () => {
  // Of the last bound every other value is thrown away.
  for (const bound of [1, 2, 6, 37, 52, 10_000, 2 ** 32, 2 ** 31 + 1]) {
    const seeds = { serverSeed: randomBytes(32), clientSeed: 'draws', nonce: bound % 7 };
    const random = chanceFrom(seeds);
    const drawn = Array.from({ length: 60 }, () => randomBelow(random, bound));
    expect(drawn).toEqual(drawnBelow(recomputed(seeds, 4 * 600), bound, 60));
  }
});

test('a draw cannot be changed by the bytes of another', () => {
  const random = chanceFrom({ serverSeed: randomBytes(32), clientSeed: 'own', nonce: 0 });
  const first = random.bytes(4);
  const kept = [...first];
  random.bytes(4);
  expect([...first]).toEqual(kept);
  expect(first.buffer.byteLength).toBe(4);
});

test('another seed of either side, or another number, is another chance', () => {
  const seeds = { serverSeed: randomBytes(32), clientSeed: 'mine', nonce: 1 };
  const changed = Buffer.from(seeds.serverSeed);
  changed[31] = (changed[31] ?? 0) ^ 1;
  const others = [{ serverSeed: changed }, { clientSeed: 'Mine' }, { nonce: 2 }, { clientSeed: 'mine:1', nonce: 0 }];
  const streams = [{}, ...others].map((other) => `${chanceFrom({ ...seeds, ...other }).bytes(32)}`);
  expect(new Set(streams).size).toBe(streams.length);
});

test('the commitment is the digest of the bytes, not of their text', () => {
  const serverSeed = randomBytes(32);
  expect(commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
});

test('what is no server seed or no number of a round is not drawn from', () => {
  const seeds = { serverSeed: randomBytes(32), clientSeed: 'a', nonce: 0 };
  expect(() => chanceFrom({ ...seeds, serverSeed: randomBytes(31) })).toThrow('32 bytes');
  for (const nonce of [-1, 0.5, Number.NaN]) expect(() => chanceFrom({ ...seeds, nonce })).toThrow('from 0');
});

test.each(vectors.vectors)('is what is published for nonce $nonce of "$clientSeed"', (vector) => {
  const serverSeed = bytesOf(vector.serverSeed) ?? new Uint8Array();
  const chance = () => chanceFrom({ serverSeed, clientSeed: vector.clientSeed, nonce: vector.nonce });
  expect(commitmentOf(serverSeed)).toBe(vector.commitment);
  expect(Buffer.from(chance().bytes(40)).toString('hex')).toBe(vector.bytes);
  for (const [bound, draws] of Object.entries(vector.below)) {
    const random = chance();
    expect(draws.map(() => randomBelow(random, Number(bound)))).toEqual(draws);
  }
});

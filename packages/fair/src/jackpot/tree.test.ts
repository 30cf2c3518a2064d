import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf } from '../seeds/hex.ts';
import { leafText } from './leaf.ts';
import { type Digest, isProved, leafMessage, type Proof, pathOf, treeRoot } from './tree.ts';
import vectors from './vectors.json' with { type: 'json' };

const digest: Digest = (message) => new Uint8Array(createHash('sha256').update(message).digest());
const slowly = async (message: Uint8Array<ArrayBuffer>) => digest(message);
const hashesOf = (texts: readonly string[]) => texts.map((text) => digest(leafMessage(text)));

/** By the words of RFC 9162 and with another structure: level by level, an odd last hash goes up as it is. */
function plainRoot(texts: readonly string[]): string {
  const sha = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
  let level: Buffer[] = texts.map((text) => sha(Buffer.concat([Buffer.from([0]), Buffer.from(text)])));
  if (level.length === 0) return sha(Buffer.alloc(0)).toString('hex');
  while (level.length > 1) {
    const next: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at] as Buffer, level[at + 1]];
      next.push(right ? sha(Buffer.concat([Buffer.from([1]), left, right])) : left);
    }
    level = next;
  }
  return (level[0] as Buffer).toString('hex');
}

function proofOf(texts: readonly string[], index: number): Proof {
  const hashes = hashesOf(texts);
  const path = pathOf(hashes, index, digest).map(hexOf);
  return { leaf: texts[index] as string, index, tickets: texts.length, path, root: hexOf(treeRoot(hashes, digest)) };
}

test('every leaf of a tree of any size is proved, at its own place and under its own root alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 70 }), fc.nat(), async (size, draw) => {
      const texts = Array.from({ length: size }, (_none, at) => `ticket ${at}`);
      const index = draw % size;
      const proof = proofOf(texts, index);
      expect(proof.root).toBe(plainRoot(texts));
      expect(await isProved(proof, slowly)).toBe(true);
      const lies: Partial<Proof>[] = [
        { leaf: `${proof.leaf}.` },
        { index: index + 1 },
        { index: index - 1 },
        { tickets: index },
        { root: hexOf(digest(new Uint8Array([7]))) },
        { path: [...proof.path, proof.root] },
        { path: ['00', ...proof.path.slice(1)] },
        ...(proof.path.length > 0 ? [{ path: proof.path.slice(1) }] : []),
      ];
      for (const lie of lies)
        expect({ lie, proved: await isProved({ ...proof, ...lie }, slowly) }).toMatchObject({ proved: false });
    }),
  );
});

test('roots over full blocks of a power of two are nodes of the whole tree', () => {
  const texts = Array.from({ length: 21 }, (_none, at) => `ticket ${at}`);
  const blocks = [0, 8, 16].map((from) => treeRoot(hashesOf(texts.slice(from, from + 8)), digest));
  expect(hexOf(treeRoot(blocks, digest))).toBe(plainRoot(texts));
});

test('a node is no leaf: what is hashed for them begins with another byte', () => {
  const [one, other] = hashesOf(['a', 'b']) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
  const joined = new TextDecoder('latin1').decode(Buffer.concat([one, other]));
  expect(hexOf(digest(leafMessage(joined)))).not.toBe(hexOf(treeRoot([one, other], digest)));
});

test('the committed vectors come out: leaves, roots and paths', async () => {
  const texts = vectors.tickets.map(({ placedAt, ...ticket }) => leafText({ ...ticket, placedAt: new Date(placedAt) }));
  expect(texts).toEqual(vectors.leaves);
  expect(hashesOf(texts).map(hexOf)).toEqual(vectors.hashes);
  for (const { tickets, root } of vectors.roots)
    expect(hexOf(treeRoot(hashesOf(texts.slice(0, tickets)), digest))).toBe(root);
  for (const proof of vectors.proofs) expect(await isProved(proof, slowly)).toBe(true);
});

test('the script of the docs proves what is proved, and nothing else', () => {
  const docs = join(import.meta.dirname, '../../../../docs');
  expect(readFileSync(join(docs, 'jackpot-tickets.md'), 'utf8')).toContain(vectors.leaves[0]);
  const dir = mkdtempSync(join(tmpdir(), 'proof-'));
  const run = (proof: Proof, root: string) => {
    const file = join(dir, 'proof.json');
    writeFileSync(file, JSON.stringify(proof));
    return spawnSync(process.execPath, [join(docs, 'check-jackpot-ticket.mjs'), file, root]).status;
  };
  for (const proof of vectors.proofs) {
    expect(run(proof, proof.root)).toBe(0);
    expect(run(proof, 'ab'.repeat(32))).toBe(1);
    expect(run({ ...proof, leaf: `${proof.leaf}.` }, proof.root)).toBe(1);
  }
  rmSync(dir, { recursive: true });
});

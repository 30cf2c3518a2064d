import { assert } from '@harmattan/kernel/assert';
import { bytesOf, hexOf } from '../seeds/hex.ts';

/** SHA-256, of whichever library the caller has. */
export type Digest = (message: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
export type SlowDigest = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

type Hash = Uint8Array<ArrayBuffer>;

const leafMark = 0x00;
const nodeMark = 0x01;
const hashBytes = 32;

/** What is hashed for a leaf. The first byte keeps leaves and nodes apart: no text is both. */
export function leafMessage(text: string): Hash {
  const bytes = new TextEncoder().encode(text);
  const message = new Uint8Array(1 + bytes.length);
  message[0] = leafMark;
  message.set(bytes, 1);
  return message;
}

function nodeMessage(left: Hash, right: Hash): Hash {
  const message = new Uint8Array(1 + 2 * hashBytes);
  message[0] = nodeMark;
  message.set(left, 1);
  message.set(right, 1 + hashBytes);
  return message;
}

/** The root over hashes in their order: split at the largest power of two below their number (RFC 9162, 2.1.1). */
export function treeRoot(hashes: readonly Hash[], digest: Digest): Hash {
  const [first] = hashes;
  if (first === undefined) return digest(new Uint8Array());
  if (hashes.length === 1) return first;
  const at = splitOf(hashes.length);
  return digest(nodeMessage(treeRoot(hashes.slice(0, at), digest), treeRoot(hashes.slice(at), digest)));
}

/** The hashes beside the way from one leaf to the root, the lowest first (RFC 9162, 2.1.3.1). */
export function pathOf(hashes: readonly Hash[], index: number, digest: Digest): Hash[] {
  assert(Number.isInteger(index) && index >= 0 && index < hashes.length, 'a path begins at a leaf');
  if (hashes.length === 1) return [];
  const at = splitOf(hashes.length);
  const [left, right] = [hashes.slice(0, at), hashes.slice(at)];
  return index < at
    ? [...pathOf(left, index, digest), treeRoot(right, digest)]
    : [...pathOf(right, index - at, digest), treeRoot(left, digest)];
}

function splitOf(count: number): number {
  let at = 1;
  while (2 * at < count) at *= 2;
  return at;
}

export interface Proof {
  leaf: string;
  index: number;
  tickets: number;
  path: string[];
  root: string;
}

/** Whether the leaf stands at its place in the tree with that root (RFC 9162, 2.1.3.2). */
export async function isProved({ leaf, index, tickets, path, root }: Proof, digest: SlowDigest): Promise<boolean> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= tickets) return false;
  let [place, last] = [index, tickets - 1];
  let hash = await digest(leafMessage(leaf));
  for (const step of path) {
    const beside = bytesOf(step);
    if (beside?.length !== hashBytes || last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = await digest(nodeMessage(beside, hash));
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      hash = await digest(nodeMessage(hash, beside));
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && hexOf(hash) === root;
}

import { sha256 as digest } from '@noble/hashes/sha2.js';

/**
 * SHA-256 of an audited library, which page and server share. What browsers bring along for it is missing outside secure addresses, such as a phone that
 * opens the sandbox over the local network, and it answers later, while a round is recomputed at once.
 */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(digest(message));
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** HMAC-SHA256 (RFC 2104): a digest of the message that only a holder of the key can make. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hmac(sha256, key, message));
}

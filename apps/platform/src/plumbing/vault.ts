import { createCipheriv, createDecipheriv, hash } from 'node:crypto';
import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyIdLength = 16;

/** What lies in the database instead of a secret: the nonce, the tag and the encrypted bytes, and which key opens them. */
export interface Sealed {
  keyId: string;
  box: Buffer;
}

/** Keeps secrets that we must be able to read again. What we only compare is hashed instead. */
export interface Vault {
  /** Of the key that seals; undefined where there is none. */
  keyId: string | undefined;
  /** Only for this owner can it be opened again, so that a row copied to another owner does not open. */
  seal(secret: Uint8Array, owner: string): Sealed;
  /** Throws when it was sealed for another owner, with a key that we do not have, or has been touched since. */
  open(sealed: Sealed, owner: string): Buffer;
}

/** The first key seals, each of them opens: to change keys, put a new one in front and take the old one away later. */
export function createVault({ keys, random }: { keys: readonly Buffer[]; random: Random }): Vault {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  const [sealing] = byId.keys();
  return {
    keyId: sealing,
    seal(secret, owner) {
      const key = sealing && byId.get(sealing);
      assert(key, 'a process that keeps secrets has a key (SECRETS_KEY)');
      const nonce = random.bytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
      return { keyId: sealing, box: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]) };
    },
    open({ keyId, box }, owner) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`a secret was sealed with key ${keyId}, which is not among SECRETS_KEY`);
      const [nonce, tag] = [box.subarray(0, nonceBytes), box.subarray(nonceBytes, nonceBytes + tagBytes)];
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(box.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}

/** Follows from the key, so that the operator does not number keys. The hash of 256 random bits reveals nothing of them. */
function keyIdOf(key: Buffer): string {
  return hash('sha256', key, 'hex').slice(0, keyIdLength);
}

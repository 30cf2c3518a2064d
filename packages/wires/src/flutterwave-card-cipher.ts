import { createCipheriv, createDecipheriv } from 'node:crypto';
import { assert } from '@harmattan/kernel/assert';

/** Triple DES without a chain is what this gateway asks for; TLS is what protects the card. */
const cipherName = 'des-ede3-ecb';
const keyBytes = 24;

/** The `client` of a card charge: its JSON under the merchant's encryption key, padded after PKCS, in base64. */
export function encryptCard(encryptionKey: string, json: string): string {
  const cipher = createCipheriv(cipherName, keyFrom(encryptionKey), null);
  return Buffer.concat([cipher.update(json, 'utf8'), cipher.final()]).toString('base64');
}

/** Undefined for what was not encrypted with this key. */
export function decryptCard(encryptionKey: string, client: string): string | undefined {
  const decipher = createDecipheriv(cipherName, keyFrom(encryptionKey), null);
  try {
    return Buffer.concat([decipher.update(client, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyFrom(encryptionKey: string): Buffer {
  const key = Buffer.from(encryptionKey, 'utf8');
  assert(key.length === keyBytes, 'an encryption key has 24 bytes');
  return key;
}

import { hash } from 'node:crypto';

export const secretLength = 43; // 258 bits of chance

/** The secrets are long and random, so a fast hash is enough to make a stolen table worthless. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

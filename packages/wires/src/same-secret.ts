import { hash, timingSafeEqual } from 'node:crypto';

/** Compares in the same time whatever was guessed right: by digest, so that not even the length shows. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/** For `Authorization: Bearer <token>`. */
export function isBearer(header: string | string[] | undefined, token: string): boolean {
  return typeof header === 'string' && isSameSecret(header, `Bearer ${token}`);
}

import { createHmac } from 'node:crypto';
import type { IdentityNumberKind } from '@harmattan/kernel/markets/market';

const shapes: Record<IdentityNumberKind, RegExp> = {
  nin: /^\d{11}$/,
  vnin: /^[A-Z]{2}\d{12}[A-Z]{2}$/,
  bvn: /^\d{11}$/,
  nida: /^\d{20}$/,
};

/** As the register writes it. Undefined where it cannot be such a number. */
export function readIdentityNumber(kind: IdentityNumberKind, text: string): string | undefined {
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  return shapes[kind].test(number) ? number : undefined;
}

/** Finds the same number again, and cannot be tried out without the key: there are few enough numbers to try them all. */
export function hashIdentityNumber(
  hashKey: string,
  { kind, number }: { kind: IdentityNumberKind; number: string },
): Buffer {
  return createHmac('sha256', hashKey).update(`${kind}:${number}`).digest();
}

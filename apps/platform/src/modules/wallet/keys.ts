import { hash } from 'node:crypto';
import type { MoneyKey } from './operations.ts';

/**
 * The key of a command: who sent it, what class of command it is, and what they call it. The player and the amount are not
 * part of it, so that a repeat with another amount is recognised as the same command and refused.
 */
export function keyOf(name: { source: string; class: string; id: string; leg?: number }): MoneyKey {
  return digest128([name.source, name.class, name.id, String(name.leg ?? 0)]);
}

/** 128 bits of SHA-256 in the shape of a UUID. Lengths go in as well, so that no two lists of parts read alike. */
export function digest128(parts: string[]): string {
  let text = '';
  for (const part of parts) text += `${part.length}:${part}`;
  const hex = hash('sha256', text, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

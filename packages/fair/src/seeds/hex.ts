const shape = /^(?:[0-9a-f]{2})*$/i;

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Undefined when the text is no hexadecimal. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!shape.test(hex)) return undefined;
  return Uint8Array.from({ length: hex.length / 2 }, (_none, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

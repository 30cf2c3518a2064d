const byteCount = 16;

/** A UUID of chance alone. By hand, because `crypto.randomUUID` is younger than the browsers we serve. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
  // Version 4, variant 1.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

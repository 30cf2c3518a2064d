/** Messages travel as JSON. What JSON lacks becomes an object with one field, whose name begins with `$`. */
export function encodeMessage(message: unknown): string {
  if (message === undefined) return '';
  return JSON.stringify(message, function (this: Record<string, unknown>, key, value) {
    const raw = this[key];
    if (typeof raw === 'bigint') return { $bigint: String(raw) };
    return raw instanceof Date ? { $date: raw.toISOString() } : value;
  });
}

export function decodeMessage(text: string): unknown {
  if (text === '') return undefined;
  return JSON.parse(text, (_key, value) => {
    if (typeof value?.$bigint === 'string') return BigInt(value.$bigint);
    return typeof value?.$date === 'string' ? new Date(value.$date) : value;
  });
}

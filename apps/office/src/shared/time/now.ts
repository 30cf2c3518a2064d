/** The office's only reading of the time. */
export function now(): number {
  return Date.now();
}

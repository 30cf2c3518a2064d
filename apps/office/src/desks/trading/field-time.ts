const minuteMs = 60_000;

/** What a field of day and time holds, as an instant. The field is in the time of this machine. */
export function instantOf(text: string): string | undefined {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** An instant as such a field holds it, to the minute. */
export function fieldTime(atMs: number): string {
  const local = atMs - new Date(atMs).getTimezoneOffset() * minuteMs;
  return new Date(local).toISOString().slice(0, 16);
}

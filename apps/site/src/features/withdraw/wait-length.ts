const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** A wait in the unit in which people say it, rounded up: none is shorter than it was said to be. */
export function waitLength(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds <= 90) return { unit: 'seconds', count: seconds };
  if (seconds <= 90 * minuteSeconds) return { unit: 'minutes', count: Math.ceil(seconds / minuteSeconds) };
  return { unit: 'hours', count: Math.ceil(seconds / hourSeconds) };
}

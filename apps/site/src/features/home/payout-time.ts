const minuteS = 60;
const hourS = 60 * minuteS;

/** Rounded up: half of the withdrawals took no longer than this says. */
export function payoutTime(seconds: number): { unit: 'minutes' | 'hours'; count: number } {
  return seconds <= hourS
    ? { unit: 'minutes', count: Math.max(1, Math.ceil(seconds / minuteS)) }
    : { unit: 'hours', count: Math.ceil(seconds / hourS) };
}

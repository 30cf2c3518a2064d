/** The market's time to the second, as the specification writes it in the history of payments: `2026-11-15T13:05:00` is `2026-11-15 13:05:00`. */
export function wireTimeText(time: string): string {
  return time.replace('T', ' ').replace(/\.\d+$/, '');
}

const shownAtFront = 3;
const shownAtEnd = 3;

/** A player's number with its middle hidden: enough to tell two apart, and not to call either. */
export function masked(number: string): string {
  const hidden = Math.max(0, number.length - shownAtFront - shownAtEnd);
  return `${number.slice(0, shownAtFront)}${'•'.repeat(hidden)}${number.slice(shownAtFront + hidden)}`;
}

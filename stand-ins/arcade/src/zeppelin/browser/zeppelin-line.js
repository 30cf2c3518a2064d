/**
 * Whether the line to the server stands, by what is heard on it. The server says something at least every 600 ms, and answers every
 * `hello`: a line on which either stays out is lost, whatever the browser believes of its socket.
 *
 * @typedef {{ isOpen: boolean, openedAt: number, heardAt: number, askedAt: number | undefined }} Line
 *   `askedAt` is when the oldest `hello` was sent that has no answer.
 */

/** Short enough that the button says it within two seconds, long enough for two beats to come late. */
export const silentMaxMs = 1_200;
/** A line that is lost for so long is given up, and another is opened. */
export const givenUpMs = 2_500;
/** With something on board the page has to know that its own messages arrive. */
const helloEveryMs = 400;
const idleHelloEveryMs = 10_000;

/** @param {Line} line @param {number} nowMs */
export function isLost({ isOpen, heardAt, askedAt }, nowMs) {
  if (!isOpen || nowMs - heardAt > silentMaxMs) return true;
  return askedAt !== undefined && nowMs - askedAt > silentMaxMs;
}

/** @param {Line} line @param {{ nowMs: number, lastHelloAt: number, holds: boolean }} now `holds`: something is on board */
export function isHelloDue({ isOpen, askedAt }, { nowMs, lastHelloAt, holds }) {
  return isOpen && askedAt === undefined && nowMs - lastHelloAt >= (holds ? helloEveryMs : idleHelloEveryMs);
}

/** Thrown where something cannot be done now but soon may be. The wire answers 503 and when to try again. */
export class NotReady extends Error {
  override name = 'NotReady';
}

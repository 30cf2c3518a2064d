/** A failure that the person at the keyboard can act on: its message is shown as it stands, without a stack. */
export class PlainWordsError extends Error {
  /** @override */
  name = 'PlainWordsError';
}

class AssertionFailed extends Error {
  override name = 'AssertionFailed';
}

/** For what cannot happen unless the program is wrong. What a caller may get wrong is an answer, not an assertion. */
export function assert(claim: unknown, message: string): asserts claim {
  if (!claim) throw new AssertionFailed(message);
}

/**
 * How an operator makes sure that it is the player who asks for the reset of a lost second factor; docs/operators.md says what each takes. At the beginning
 * the player knew the password and had proven the number. A reset leaves the password in place, and each of these proves the number and more.
 */
export const resetProofs = ['document-in-person', 'document-by-video'] as const;
export type ResetProof = (typeof resetProofs)[number];

export function isResetProof(text: string): text is ResetProof {
  return resetProofs.some((proof) => proof === text);
}

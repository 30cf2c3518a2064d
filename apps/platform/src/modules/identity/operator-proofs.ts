/**
 * How an operator makes sure that it is the player who asks for the reset of a lost second factor or for a recovery; docs/operators.md says what each
 * takes. At the beginning the player knew the password and had proven the number. No kind of proof is weaker.
 */
export const operatorProofs = ['document-in-person', 'document-by-video'] as const;
export type OperatorProof = (typeof operatorProofs)[number];

export function isOperatorProof(text: string): text is OperatorProof {
  return operatorProofs.some((proof) => proof === text);
}

/**
 * Of a side's goals, in thousandths: what each shirt scores. What is missing to a thousand are own goals and shirts that are not listed. Each
 * goal is drawn by itself, whatever the score and the minute.
 */
export const goalShares: readonly { shirt: number; thousandths: number }[] = [
  { shirt: 9, thousandths: 230 },
  { shirt: 10, thousandths: 160 },
  { shirt: 11, thousandths: 130 },
  { shirt: 7, thousandths: 120 },
  { shirt: 8, thousandths: 90 },
  { shirt: 6, thousandths: 60 },
  { shirt: 5, thousandths: 45 },
  { shirt: 4, thousandths: 40 },
];

/** An own goal, or one of a shirt that is not listed. */
export const otherShirt = 0;

export function shirtAt(ticketThousandths: number): number {
  let ticket = ticketThousandths;
  for (const { shirt, thousandths } of goalShares) {
    ticket -= thousandths;
    if (ticket < 0) return shirt;
  }
  return otherShirt;
}

/** 1850 thousandths are 1.85. */
export function priceOf(thousandths: number): number {
  return thousandths / 1_000;
}

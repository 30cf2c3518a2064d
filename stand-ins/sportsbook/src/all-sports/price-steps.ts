/** Below that price, in steps of that: what people are used to read. All in thousandths. */
const steps = [
  { below: 3_000, step: 10 },
  { below: 5_000, step: 50 },
  { below: 10_000, step: 100 },
  { below: 20_000, step: 250 },
  { below: 50_000, step: 1_000 },
  { below: 100_000, step: 2_000 },
  { below: Number.POSITIVE_INFINITY, step: 5_000 },
] as const;

export const priceMin = 1_010;
export const priceMax = 500_000;

/** Never up: a price is at most what its chance and the margin make it. */
export function roundDown(thousandths: number): number {
  const { step } = steps.find(({ below }) => thousandths < below) as (typeof steps)[number];
  return thousandths - (thousandths % step);
}

import type { KenoModel } from './keno-model.ts';

/** What picked numbers get for what was drawn, in hundredths of the stake. The server pays by it and the page counts by it. */
export function payKeno(
  { paysHundredths }: Pick<KenoModel, 'paysHundredths'>,
  picks: readonly number[],
  balls: readonly number[],
): { hits: number; winHundredths: number } {
  const hits = picks.filter((number) => balls.includes(number)).length;
  return { hits, winHundredths: paysHundredths[picks.length]?.[hits] ?? 0 };
}

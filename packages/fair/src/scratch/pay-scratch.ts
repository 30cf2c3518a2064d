import type { ScratchModel } from './scratch-model.ts';

/** What a card pays for what lies in its fields: three alike win, and there are never three of two kinds. */
export function payScratch(
  { prizes }: Pick<ScratchModel, 'prizes'>,
  fields: readonly number[],
): { prize: number | undefined; winHundredths: number } {
  const prize = prizes.findIndex((_, thing) => fields.filter((one) => one === thing).length >= 3);
  return prize < 0
    ? { prize: undefined, winHundredths: 0 }
    : { prize, winHundredths: prizes[prize]?.winHundredths ?? 0 };
}

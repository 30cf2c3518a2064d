import type { Kobo } from '@harmattan/kernel/money';
import { stakeStepsKobo } from '../slots/stakes.ts';

const steps: ReadonlySet<Kobo> = new Set(stakeStepsKobo);

/** The same steps as at the slots: whole naira, so that hundredths of a stake are whole kobo. */
export const instantStakes = { minKobo: stakeStepsKobo[0], maxKobo: stakeStepsKobo.at(-1) ?? stakeStepsKobo[0] };

export const isStep = (stakeKobo: Kobo) => steps.has(stakeKobo);

export const stepsForPage = stakeStepsKobo.map(Number);

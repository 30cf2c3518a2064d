import type { Minor } from '@harmattan/kernel/money';
import { stakeStepsMinor } from '../slots/stakes.ts';

const steps: ReadonlySet<Minor> = new Set(stakeStepsMinor);

/** The same steps as at the slots: whole naira, so that hundredths of a stake are whole kobo. */
export const instantStakes = { minMinor: stakeStepsMinor[0], maxMinor: stakeStepsMinor.at(-1) ?? stakeStepsMinor[0] };

export const isStep = (stakeMinor: Minor) => steps.has(stakeMinor);

export const stepsForPage = stakeStepsMinor.map(Number);

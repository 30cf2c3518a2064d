import type { WithdrawOrderData } from './use-withdraw-order.ts';

export type Step = WithdrawOrderData['steps'][number]['step'];

export interface TimelineStep {
  step: Step;
  /** Undefined while it is still to come. */
  time: string | undefined;
}

const way: readonly Step[] = ['requested', 'approved', 'sent', 'paid'];

/** What has happened, and, unless it has ended, what is still to come on the way to the player. */
export function timelineOf({ steps, isFinished }: Pick<WithdrawOrderData, 'steps' | 'isFinished'>): TimelineStep[] {
  // A step that was gone through again, as when a bank was asked twice, is one step to the player.
  const done = steps.filter(({ step }, index) => steps.findIndex((other) => other.step === step) === index);
  if (isFinished) return done;
  const reached = Math.max(-1, ...done.map(({ step }) => way.indexOf(step)));
  return [...done, ...way.slice(reached + 1).map((step) => ({ step, time: undefined }))];
}

/** Where it stands now. */
export function latestStep({ steps }: Pick<WithdrawOrderData, 'steps'>): Step {
  return steps[steps.length - 1]?.step ?? 'requested';
}

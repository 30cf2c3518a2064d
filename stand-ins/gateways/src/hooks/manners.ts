/** How web hooks can be made to misbehave. The phone has words for each in every language. */
export const manners = ['normal', 'twice', 'late', 'first', 'wrong signature', 'never', 'other amount'] as const;

export type Manner = (typeof manners)[number];

export interface ChosenManner {
  manner: Manner;
  /** How late, where that is the manner. */
  minutes: number;
}

export const ordinary: ChosenManner = { manner: 'normal', minutes: 10 };

export interface PlannedDelivery {
  delayMs: number;
  isForged: boolean;
  amountMinor: bigint;
}

/** A moment, so that the answer to the call that caused it is there first. */
const normalDelayMs = 200;
/** The call that causes it delivers it at once; after this delay the worker delivers it, if the call could not. */
const firstDelayMs = 10_000;
const minuteMs = 60_000;

/** What is sent instead of one proper web hook. */
export function planDeliveries({ manner, minutes }: ChosenManner, amountMinor: bigint): PlannedDelivery[] {
  const proper = { delayMs: normalDelayMs, isForged: false, amountMinor };
  switch (manner) {
    case 'normal':
      return [proper];
    case 'twice':
      return [proper, proper];
    case 'late':
      return [{ ...proper, delayMs: minutes * minuteMs }];
    case 'first':
      return [{ ...proper, delayMs: firstDelayMs }];
    case 'wrong signature':
      return [{ ...proper, isForged: true }];
    case 'never':
      return [];
    case 'other amount':
      return [{ ...proper, amountMinor: amountMinor * 10n }];
  }
}

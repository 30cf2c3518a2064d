/** The only source of the present. Whatever depends on time takes one, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that a test may set forward; it goes on ticking from there. */
export interface MovableClock extends Clock {
  setOffset(offsetMs: number): void;
}

export function movableClock(base: Clock): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    setOffset(ms) {
      offsetMs = ms;
    },
  };
}

import { type Random, randomBelow } from '@harmattan/kernel/random';

const pauseMs = 1_000;
const spreadMs = 3_000;

/** Runs `act` once for several calls, after a pause. Pages pause for different times, since thousands of them receive the same whistle. */
export function createPatience(act: () => void, random: Random): { soon(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, pauseMs + randomBelow(random, spreadMs));
    },
    stop: () => clearTimeout(timer),
  };
}

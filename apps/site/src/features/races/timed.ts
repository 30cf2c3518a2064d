import { now } from '../../shared/time/clock.ts';

interface InSeconds {
  startsInSeconds: number;
  endsInSeconds: number;
}

export type Timed<Race> = Race & {
  /** By this phone's clock, however wrong it goes. */
  startsAtMs: number;
  endsAtMs: number;
};

export function timed<Race extends InSeconds>(race: Race): Timed<Race> {
  const nowMs = now();
  return {
    ...race,
    startsAtMs: nowMs + race.startsInSeconds * 1_000,
    endsAtMs: nowMs + race.endsInSeconds * 1_000,
  };
}

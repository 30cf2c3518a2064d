import { systemClock } from '@harmattan/kernel/clock';
import { expect, onTestFinished, test } from 'vitest';
import { createCrew } from './crew.ts';
import type { Flight } from './flight.ts';
import { createWatchers } from './watchers.ts';

function flightAt(place: number): Flight {
  return {
    number: place + 1,
    spinId: 1n,
    chainId: 1n,
    place,
    seed: new Uint8Array(32),
    promise: new Uint8Array(32),
    salt: 'salt',
    burstHundredths: 200,
    startsAt: new Date(6_000),
    burstsAt: new Date(17_000),
    state: 'open',
  };
}

test('the first flight of a chain leaves a number out, so that every page asks for its promise', () => {
  const watchers = createWatchers({ clock: systemClock, log: { warn() {} } });
  const crew = createCrew(watchers, { clock: systemClock, mayPublish: () => true, nicknameOf: () => '1000' });
  onTestFinished(() => crew.stop());
  const before = crew.snapshot().seq;
  crew.hear({ kind: 'open', flight: flightAt(0) });
  expect(crew.snapshot().seq).toBe(before + 2);
  // Every other is promised by the seed that was told before.
  crew.hear({ kind: 'open', flight: flightAt(1) });
  expect(crew.snapshot().seq).toBe(before + 3);
});

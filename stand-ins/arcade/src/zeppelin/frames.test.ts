import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrame, writeFrame } from './browser/frames.js';

const whole = (max: number) => fc.integer({ min: 0, max });
const seq = whole(2 ** 40);
const flight = whole(2 ** 40);
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const frame = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), seq, flight, startsInMs: whole(10_000) }),
  fc.record({
    kind: fc.constant('bets' as const),
    seq,
    first: whole(5_000),
    bets: fc.array(fc.record({ player: whole(70_000), stakeMajor: whole(50_000) })),
  }),
  fc.record({ kind: fc.constant('start' as const), seq, flight }),
  fc.record({
    kind: fc.constant('outs' as const),
    seq,
    outs: fc.array(fc.record({ bet: whole(5_000), height: whole(1_000_000) })),
  }),
  fc.record({ kind: fc.constant('burst' as const), seq, flight, height: whole(1_000_000), seed }),
  fc.record({ kind: fc.constant('called-off' as const), seq, flight, seed }),
  fc.record({ kind: fc.constant('beat' as const), seq }),
);

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(frame, (one) => {
      expect(readFrame(writeFrame(one))).toEqual(one);
    }),
  );
});

test('a bet takes six bytes at most, and getting out as many', () => {
  const bets = Array.from({ length: 1_000 }, (_, at) => ({ player: 9_000 + at, stakeMajor: 50_000 }));
  expect(writeFrame({ kind: 'bets', seq: 1, first: 0, bets }).length).toBeLessThan(6_010);
  const outs = bets.map((_, bet) => ({ bet, height: 1_234 }));
  expect(writeFrame({ kind: 'outs', seq: 1, outs }).length).toBeLessThan(6_010);
});

test.each([[[]], [[9, 1]], [[255]]])('bytes that are no message are refused: %j', (bytes) => {
  expect(() => readFrame(Uint8Array.from(bytes))).toThrow('no such message');
});

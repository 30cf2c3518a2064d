import { systemClock } from '@harmattan/kernel/clock';
import { systemRandom } from '@harmattan/kernel/random';
import { createLocalBus } from '@harmattan/process/bus/local-bus';
import { expect, onTestFinished, test } from 'vitest';
import type { Ask, NamedBet } from './bus-messages.ts';
import { fliesOn } from './flight.ts';
import { createRelay, type News } from './relay.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const beat = { bytes: Uint8Array.of(6, 1), isResult: false };

/** Processes of one table on one bus. */
function openBus() {
  const bus = { ...createLocalBus({ log }), isShared: () => true };
  function join({ epoch, watching = 0 }: { epoch?: bigint; watching?: number } = {}) {
    const heard: News[] = [];
    const asked: Ask[] = [];
    const boarded: NamedBet[] = [];
    const process = { epoch, answer: async (): Promise<object | undefined> => ({ ok: true }), woken: 0 };
    const relay = createRelay(
      { bus, clock: systemClock, random: systemRandom, onError: () => {} },
      {
        epoch: () => process.epoch,
        onNews: (news) => heard.push(news),
        answer(ask) {
          asked.push(ask);
          return process.answer();
        },
        onBoarded: (named) => boarded.push(named),
        watching: () => watching,
        onWatched: () => (process.woken += 1),
      },
    );
    onTestFinished(() => relay.stop());
    return { ...relay, heard, asked, boarded, process };
  }
  return Object.assign(join, { publish: bus.publish });
}

test('news of the pilot reaches every other process once, byte for byte', () => {
  const join = openBus();
  const [pilot, one, other] = [join({ epoch: 1n }), join(), join()];
  expect(one.isServed()).toBe(false);
  pilot.publish({ frames: [beat] });
  for (const { heard } of [one, other]) {
    expect(heard).toHaveLength(1);
    expect([...(heard[0]?.frames?.[0]?.bytes ?? [])]).toEqual([6, 1]);
  }
  expect(pilot.heard).toEqual([]);
  expect(one.isServed()).toBe(true);
});

test('news of a pilot that was replaced is dropped', () => {
  const join = openBus();
  const [stale, next, one] = [join({ epoch: 1n }), join({ epoch: 2n }), join()];
  next.publish({ frames: [beat] });
  stale.publish({ frames: [beat] });
  stale.publish({ own: { owner: 'a', message: { state: 'leaving' } } });
  expect(one.heard).toHaveLength(1);
});

test('a process that flies no more publishes no frames, and goes on telling owners of their bets', () => {
  const join = openBus();
  const [stale, one] = [join({ epoch: 1n }), join()];
  stale.process.epoch = undefined;
  stale.publish({ frames: [beat] });
  stale.publish({ frames: [beat], own: { owner: 'a', message: { state: 'riding' } } });
  expect(one.heard).toEqual([{ own: { owner: 'a', message: { state: 'riding' } } }]);
});

test('a bet is named to the pilot, and nothing that is said of it beside its name is heard', () => {
  const join = openBus();
  const [pilot, one] = [join({ epoch: 1n }), join()];
  const named = { flight: 7, owner: 'a', round: 41n };
  one.publishBoarded(named);
  join.publish('zeppelin.boarded', { ...named, stakeMinor: 5_000_000n, bet: { roundId: 41n, target: 101 } });
  expect(pilot.boarded).toEqual([named, named]);
  expect(one.boarded).toEqual([]);
});

test.each([
  ['no object', 'x'],
  ['no round', { flight: 7, owner: 'a' }],
  ['a round in another form', { flight: 7, owner: 'a', round: '41' }],
  ['a round that no database counts to', { flight: 7, owner: 'a', round: 2n ** 63n }],
  ['an owner that is none', { flight: 7, owner: null, round: 41n }],
])('a bet with %s is not heard, nor a question about it', (_what, told) => {
  const join = openBus();
  const pilot = join({ epoch: 1n });
  const { owner, round } = told as { owner?: unknown; round?: unknown };
  join.publish('zeppelin.boarded', told);
  join.publish('zeppelin.asks', { from: 'x', id: 1, ask: { do: 'out', owner, bet: round } });
  expect([pilot.boarded, pilot.asked]).toEqual([[], []]);
});

test('a process asks the pilot, and no other process answers', async () => {
  const join = openBus();
  const [pilot, one, other] = [join({ epoch: 1n }), join(), join()];
  expect(await one.ask({ do: 'out', owner: 'a', bet: 7n })).toEqual({ ok: true });
  expect(pilot.asked).toEqual([{ do: 'out', owner: 'a', bet: 7n }]);
  expect(other.asked).toEqual([]);
});

test('a question that the pilot dies with has no answer as soon as there is another pilot', async () => {
  const join = openBus();
  const [pilot, one] = [join({ epoch: 1n }), join()];
  pilot.publish({ frames: [beat] });
  pilot.process.answer = () => new Promise(() => {});
  const answered = one.ask({ do: 'out', owner: 'a', bet: 7n });
  pilot.process.epoch = undefined;
  join({ epoch: 2n }).publish({ frames: [beat] });
  expect(await answered).toBeUndefined();
});

test('a wait for the pilot ends with its first news', async () => {
  const join = openBus();
  const one = join();
  const served = one.untilServed(600_000);
  join({ epoch: 1n }).publish({ frames: [beat] });
  expect(await served).toBe(true);
});

test('pages that watch elsewhere count, and wake the table', () => {
  const join = openBus();
  const [pilot, one] = [join({ epoch: 1n }), join({ watching: 3 })];
  one.tellCount();
  expect(pilot.watchingElsewhere()).toBe(3);
  expect(one.watchingElsewhere()).toBe(0);
  expect(pilot.process.woken).toBe(1);
});

const flightOf = (state: 'open' | 'flying' | 'burst', startsAtMs: number, burstsAtMs: number) =>
  ({ state, startsAt: new Date(startsAtMs), burstsAt: new Date(burstsAtMs) }) as Parameters<typeof fliesOn>[0];

test.each([
  ['open and not due', flightOf('open', 105_000, 120_000), true],
  ['open and due for ten seconds', flightOf('open', 90_000, 91_000), true],
  ['open and due for longer', flightOf('open', 89_999, 120_000), false],
  ['flying, with its burst more than three seconds away', flightOf('flying', 90_000, 103_001), true],
  ['flying, with its burst so near that pages cannot be back', flightOf('flying', 90_000, 103_000), false],
  ['flying, after its burst', flightOf('flying', 90_000, 99_000), false],
  ['burst', flightOf('burst', 90_000, 120_000), false],
])('whether a flight that was left flies on: %s', (_which, flight, isExpected) => {
  expect(fliesOn(flight, new Date(100_000))).toBe(isExpected);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import type { CheckedSlip, Pick as PickRef } from '../../../src/contract/bets.ts';
import type { Answer } from '../core/api.ts';
import { createSession } from '../core/session.ts';
import { openSlipDesk } from './slip-desk.ts';

/** Later than the pause after which the desk asks about a change. */
const settledMs = 1_000;
const offline = { ok: false, why: 'offline' } as const;
const pick = { match: '1', market: '1x2', outcome: '1', price: 2_000, home: 'Kano', away: 'Jos' };

function checkedAt(price: number): Answer<CheckedSlip> {
  const { home: _, away: __, ...ref } = pick;
  const checked = { ...ref, price, state: 'open' } as CheckedSlip['picks'][number];
  return { ok: true, data: { picks: [checked], price, stakeMin: 1, stakeMax: 1_000, returnMax: 10_000, tax: null } };
}

/** A desk whose questions about the slip wait until the test answers them, in any order. */
function openDesk() {
  const questions: { picks: PickRef[]; answer(answer: Answer<CheckedSlip>): void }[] = [];
  const seat = { seat: async () => offline, leave: async () => offline };
  const desk = openSlipDesk({
    api: {
      checkSlip: (picks) => new Promise((answer) => questions.push({ picks, answer })),
      place: async () => offline,
      placed: async () => offline,
      answerOffer: async () => offline,
    },
    shelf: { read: () => undefined, write() {}, isLasting: () => false },
    session: createSession(seat, null, () => {}),
    needLogin: async () => {},
    betPlaced() {},
  });
  onTestFinished(desk.stop);
  return { desk, questions };
}

test('the slip of another tab is taken over, with its key, and asked about', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { desk, questions } = openDesk();
  desk.toggle(pick);
  const other = { ...desk.slip.get(), picks: [{ ...pick, outcome: 'X' }], stake: '500' };
  desk.adopt(JSON.parse(JSON.stringify(other)));
  expect(desk.slip.get()).toEqual(other);
  await vi.advanceTimersByTimeAsync(settledMs);
  expect(questions.at(-1)?.picks).toMatchObject([{ outcome: 'X' }]);
  desk.adopt({ picks: 'rubbish' });
  expect(desk.slip.get().picks).toEqual([]);
});

test('an answer that was overtaken by a newer one changes nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { desk, questions } = openDesk();
  desk.toggle(pick);
  await vi.advanceTimersByTimeAsync(settledMs);
  desk.recheck();
  await vi.advanceTimersByTimeAsync(settledMs);
  const [older, newer] = questions;
  newer?.answer(checkedAt(2_100));
  await vi.advanceTimersByTimeAsync(0);
  older?.answer(checkedAt(1_900));
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.checked.get()?.picks[0]?.price).toBe(2_100);
});

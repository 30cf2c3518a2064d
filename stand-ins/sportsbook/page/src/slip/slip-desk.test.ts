import { expect, onTestFinished, test, vi } from 'vitest';
import type { Bet, CheckedSlip, Pick as PickRef, PlaceAnswer } from '../../../src/contract/bets.ts';
import type { Answer } from '../core/api.ts';
import { createSession } from '../core/session.ts';
import { emptySlip, makeKey, type Slip } from './slip.ts';
import { openSlipDesk } from './slip-desk.ts';

/** Later than the pause after which the desk asks about a change. */
const settledMs = 1_000;
const offline = { ok: false, why: 'offline' } as const;
const pick = { match: '1', market: '1x2', outcome: '1', price: 2_000, home: 'Kano', away: 'Jos' };

function checkedAt(price: number): Answer<CheckedSlip> {
  const { home: _, away: __, ...ref } = pick;
  const checked = { ...ref, price, state: 'open' } as CheckedSlip['picks'][number];
  return {
    ok: true,
    data: { picks: [checked], price, builder: null, stakeMin: 1, stakeMax: 1_000, returnMax: 10_000, tax: null },
  };
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

/** A desk of a player with money, over a server that answers each key as written. */
async function openSingles(kept: unknown, answers: (key: string) => Answer<PlaceAnswer>) {
  const sent: string[] = [];
  const stored: unknown[] = [];
  const seat = { isSignedIn: true, currency: 'NGN', balance: 1_000_000, language: 'en', stakeMax: 1_000_000 } as const;
  const session = createSession(
    { seat: async () => ({ ok: true as const, data: seat }), leave: async () => offline },
    'secret',
    () => {},
  );
  await session.refresh();
  const desk = openSlipDesk({
    api: {
      checkSlip: async () => offline,
      async place({ key, picks: [own], stake }) {
        sent.push(`${own?.match} ${stake}`);
        return answers(key);
      },
      async placed(key) {
        sent.push(`ask ${key}`);
        return answers(key);
      },
      answerOffer: async () => offline,
    },
    shelf: {
      read: () => kept,
      write: (_, slip) => void stored.push(JSON.parse(JSON.stringify(slip))),
      isLasting: () => true,
    },
    session,
    needLogin: async () => {},
    betPlaced() {},
  });
  onTestFinished(desk.stop);
  return { desk, sent, stored };
}

const yes: Answer<PlaceAnswer> = { ok: true, data: { status: 'placed', bets: [{ id: '1' } as Bet], balance: 1 } };
const no: Answer<PlaceAnswer> = { ok: true, data: { status: 'refused', reason: 'suspended' } };

test('singles are sent with a stake each; what was refused stays on the slip under no key', async () => {
  const slip = { ...emptySlip(), kind: 'single', stake: '10', picks: [pick, { ...pick, match: '2', stake: '25' }] };
  const answers = [yes, no];
  const { desk, sent, stored } = await openSingles(slip, () => answers.shift() ?? no);
  await desk.place();
  expect(sent).toEqual(['1 1000', '2 2500']);
  // Both keys were stored before either was sent.
  const keys = (stored[0] as Slip).picks.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
  expect(desk.slip.get()).toMatchObject({ isSent: false, stake: '25', picks: [{ match: '2' }] });
  expect(desk.slip.get().picks[0]).not.toHaveProperty('key');
  expect(desk.placing.get()).toMatchObject({ stage: 'placed', notTaken: [{ reason: 'suspended' }] });
});

test('a page that was closed in the middle finds each single by its key', async () => {
  const [one, other] = [makeKey(), makeKey()];
  const picks = [
    { ...pick, key: one },
    { ...pick, match: '2', key: other },
  ];
  const slip = { ...emptySlip(), kind: 'single', stake: '10', picks, isSent: true };
  const { desk, sent } = await openSingles(slip, (key) => (key === one ? yes : no));
  await vi.waitFor(() => expect(desk.placing.get().stage).toBe('placed'));
  expect(sent.sort()).toEqual([`ask ${one}`, `ask ${other}`].sort());
  expect(desk.slip.get()).toMatchObject({ isSent: false, picks: [{ match: '2' }] });
});

import { expect, onTestFinished, test } from 'vitest';
import type { CheckedPick, LoadedCode } from '../../../src/contract/bets.ts';
import type { Answer } from '../core/api.ts';
import { createSession } from '../core/session.ts';
import { createCodeOpener } from './open-code.ts';
import { openSlipDesk } from './slip-desk.ts';

const offline = { ok: false, why: 'offline' } as const;
const own = { match: '9', market: '1x2', outcome: '1', price: 2_000, home: 'Kano', away: 'Jos' };

function pickIn(match: string, state: CheckedPick['state'] = 'open'): CheckedPick {
  const side = { id: match, name: `Club ${match}`, crest: { colours: ['#111', '#eee'] as const, shape: 'round' } };
  const stands = { sport: 'football', startsAt: '', matchState: 'scheduled', minute: 0, score: [0, 0] } as const;
  return {
    ...stands,
    ...{ match, market: '1x2', outcome: '1', state, price: state === 'open' ? 3_000 : 0, league: '' },
    ...{ home: side, away: side, score: [0, 0] },
  };
}

function loaded(code: string, picks: CheckedPick[], isStopped = false): Answer<LoadedCode> {
  const slip = { picks, price: null, builder: null, stakeMin: 1, stakeMax: 1_000, returnMax: 10_000, tax: null };
  return { ok: true, data: { code, slip, isStopped } };
}

/** A slip, and codes whose answers a test gives. */
function openDesk(codes: Record<string, Answer<LoadedCode> | Promise<Answer<LoadedCode>>>) {
  const desk = openSlipDesk({
    api: {
      checkSlip: async () => offline,
      place: async () => offline,
      placed: async () => offline,
      answerOffer: async () => offline,
    },
    shelf: { read: () => undefined, write() {}, isLasting: () => false },
    session: createSession({ seat: async () => offline, leave: async () => offline }, null, () => {}),
    needLogin: async () => {},
    betPlaced() {},
  });
  onTestFinished(desk.stop);
  const api = { loadCode: async (code: string) => codes[code] ?? ({ ok: false, why: 'gone' } as const) };
  const opener = createCodeOpener({ api, desk });
  return { desk, opener, onSlip: () => desk.slip.get().picks.map(({ match }) => match) };
}

test('the picks of a code come onto an empty slip at the prices of now; what is over is left out and named', async () => {
  const codes = { K7PQ2XA: loaded('K7PQ2XA', [pickIn('1'), pickIn('2', 'closed'), pickIn('3', 'suspended')]) };
  const { desk, opener, onSlip } = openDesk(codes);
  await opener.open(' k7pq2xa ');
  expect(onSlip()).toEqual(['1', '3']);
  expect(desk.slip.get()).toMatchObject({ code: 'K7PQ2XA', picks: [{ price: 3_000 }, {}] });
  expect(opener.state.get()).toMatchObject({ stage: 'opened', leftOut: [{ match: '2' }] });
});

test('other picks stay until the player replaces them', async () => {
  const { desk, opener, onSlip } = openDesk({ K7PQ2XA: loaded('K7PQ2XA', [pickIn('1')]) });
  desk.toggle(own);
  await opener.open('K7PQ2XA');
  expect(opener.state.get().stage).toBe('asking');
  expect(onSlip()).toEqual(['9']);
  opener.dismiss();
  expect([onSlip(), opener.state.get().stage]).toEqual([['9'], 'none']);

  await opener.open('K7PQ2XA');
  opener.replace();
  expect([onSlip(), opener.state.get().stage]).toEqual([['1'], 'opened']);
});

test('picks that are there already are not asked about, with others beside them', async () => {
  const { desk, opener, onSlip } = openDesk({ K7PQ2XA: loaded('K7PQ2XA', [pickIn('1')]) });
  await opener.open('K7PQ2XA');
  desk.toggle(own);
  await opener.open('K7PQ2XA');
  expect([onSlip(), opener.state.get().stage]).toEqual([['1', '9'], 'none']);
});

test('an unknown code, a stopped one, one whose picks are over and a lost line each say so and change nothing', async () => {
  const { desk, opener, onSlip } = openDesk({
    STOPPED: loaded('STOPPED', [pickIn('1')], true),
    ALLOVER: loaded('ALLOVER', [pickIn('1', 'closed'), pickIn('2', 'unknown')]),
    OFFLINE: offline,
  });
  desk.toggle(own);
  for (const [code, why] of [
    ['STOPPED', 'stopped'],
    ['ALLOVER', 'over'],
    ['OFFLINE', 'offline'],
    ['NOSUCH7', 'unknown'],
    ['what?', 'unknown'],
  ] as const) {
    await opener.open(code, { isAgreed: true });
    expect(opener.state.get()).toMatchObject({ stage: 'failed', why });
    expect(onSlip()).toEqual(['9']);
  }
});

test('of two codes that were asked for the later one counts, whichever answers first', async () => {
  let answer = (_late: Answer<LoadedCode>) => {};
  const late = new Promise<Answer<LoadedCode>>((done) => {
    answer = done;
  });
  const { opener, onSlip } = openDesk({ FIRST77: late, SECOND7: loaded('SECOND7', [pickIn('2')]) });
  const first = opener.open('FIRST77', { isAgreed: true });
  await opener.open('SECOND7');
  answer(loaded('FIRST77', [pickIn('1')]));
  await first;
  expect(onSlip()).toEqual(['2']);
});

import { expect, test } from 'vitest';
import type { Bet, PlaceAnswer, PlaceRequest } from '../../../src/contract/bets.ts';
import type { Answer } from '../core/api.ts';
import { placeSingles, type SentSingle, summed } from './place-singles.ts';
import type { Placing } from './placing.ts';

const offline = { ok: false, why: 'offline' } as const;
const bet = (id: string): Answer<PlaceAnswer> => ({
  ok: true,
  data: { status: 'placed', bets: [{ id } as Bet], balance: 5 },
});
const refused: Answer<PlaceAnswer> = { ok: true, data: { status: 'refused', reason: 'price-changed' } };

function single(key: string, isNew = true): SentSingle {
  const request: PlaceRequest = { key, picks: [], kind: 'single', stake: 1_000, priceChanges: 'none' };
  return { name: `pick ${key}`, key, request: isNew ? request : undefined };
}

/** A server that answers each key as written: first to the slip, then to questions. */
function world(answers: Record<string, Answer<PlaceAnswer>[]>) {
  const asked: string[] = [];
  const stages: Placing['stage'][] = [];
  const next = (key: string) => answers[key]?.shift() ?? offline;
  return {
    asked,
    stages,
    deps: {
      api: {
        async place({ key }: PlaceRequest) {
          asked.push(`place ${key}`);
          return next(key);
        },
        async placed(key: string) {
          asked.push(`ask ${key}`);
          return next(key);
        },
      },
      tell: ({ stage }: Placing) => void stages.push(stage),
      wait: async () => {},
    },
  };
}

test('each single is sent once under its own key, and each answer is its own', async () => {
  const { deps, asked } = world({ a: [bet('1')], b: [refused], c: [bet('3')] });
  const outcomes = await placeSingles([single('a'), single('b'), single('c')], deps);
  expect(asked).toEqual(['place a', 'place b', 'place c']);
  expect(outcomes.map(({ name, outcome }) => [name, outcome.stage])).toEqual([
    ['pick a', 'placed'],
    ['pick b', 'refused'],
    ['pick c', 'placed'],
  ]);
  expect(summed(outcomes)).toMatchObject({
    ...{ stage: 'placed', bets: [{ id: '1' }, { id: '3' }], notTaken: [{ reason: 'price-changed' }] },
  });
});

test('one whose answer is lost is asked about under the same key, and never sent again', async () => {
  const { deps, asked, stages } = world({ a: [bet('1')], b: [offline, offline, bet('2')] });
  const outcomes = await placeSingles([single('a'), single('b')], deps);
  expect(asked.filter((each) => each.endsWith('b'))).toEqual(['place b', 'ask b', 'ask b']);
  expect(summed(outcomes)).toMatchObject({ stage: 'placed', bets: [{ id: '1' }, { id: '2' }] });
  expect(stages).toContain('unknown');
});

test('after a reload every key is asked about and none is sent', async () => {
  const { deps, asked } = world({ a: [bet('1')], b: [refused] });
  const outcomes = await placeSingles([single('a', false), single('b', false)], deps);
  expect(asked).toEqual(['ask a', 'ask b']);
  expect(outcomes.map(({ outcome }) => outcome.stage)).toEqual(['placed', 'refused']);
});

test('with all refused the slip says why for each; with a session lost it does not say that nothing was taken', async () => {
  const none = await placeSingles([single('a'), single('b')], world({ a: [refused], b: [refused] }).deps);
  expect(summed(none)).toMatchObject({
    ...{ stage: 'refused', notTaken: [{ reason: 'price-changed' }, { reason: 'price-changed' }] },
  });
  const gone = { ok: false, why: 'gone' } as const;
  const lost = await placeSingles([single('a'), single('b')], world({ a: [bet('1')], b: [gone] }).deps);
  expect(summed(lost)).toEqual({ stage: 'session-lost', isUnderWay: true });
  const both = await placeSingles([single('a'), single('b')], world({ a: [gone], b: [gone] }).deps);
  expect(summed(both)).toEqual({ stage: 'session-lost', isUnderWay: false });
});

test('an offer for one of them is shown with its own key while the others are on their way', async () => {
  const offers: Placing[] = [];
  const referred: Answer<PlaceAnswer> = {
    ok: true,
    data: { status: 'referred', askAgainMs: 1, leftMs: 9_000, offer: 500 },
  };
  const { deps } = world({ a: [offline, offline, bet('1')], b: [referred, bet('2')] });
  const tell = (placing: Placing) => void (placing.stage === 'referred' && offers.push(placing));
  await placeSingles([single('a'), single('b')], { ...deps, tell });
  expect(offers[0]).toEqual({ stage: 'referred', key: 'b', leftMs: 9_000, offer: 500 });
});

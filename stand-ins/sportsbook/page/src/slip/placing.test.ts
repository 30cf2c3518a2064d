import { expect, test } from 'vitest';
import type { PlaceAnswer, PlaceRequest } from '../../../src/contract/bets.ts';
import type { Answer } from '../core/api.ts';
import { findOut, type Placing, place } from './placing.ts';

const request: PlaceRequest = { key: 'k', picks: [], kind: 'single', stake: 1_000, priceChanges: 'none' };
const placed: PlaceAnswer = { status: 'placed', bets: [], balance: 5 };
const offline = { ok: false, why: 'offline' } as const;

function said(data: PlaceAnswer): Answer<PlaceAnswer> {
  return { ok: true, data };
}

/** A server that answers as written, and what the page asked and told meanwhile. */
function world(first: Answer<PlaceAnswer>, ...later: Answer<PlaceAnswer>[]) {
  const asked: string[] = [];
  const stages: Placing['stage'][] = [];
  const waitedMs: number[] = [];
  return {
    asked,
    stages,
    waitedMs,
    deps: {
      api: {
        place: async ({ key }: PlaceRequest) => {
          asked.push(`place ${key}`);
          return first;
        },
        placed: async (key: string) => {
          asked.push(`ask ${key}`);
          return later.shift() ?? offline;
        },
      },
      tell: ({ stage }: Placing) => void stages.push(stage),
      wait: async (ms: number) => void waitedMs.push(ms),
    },
  };
}

test('a bet that is taken at once is sent once', async () => {
  const { deps, asked, stages } = world(said(placed));
  expect(await place(request, deps)).toEqual({ stage: 'placed', bets: [], balance: 5 });
  expect([asked, stages]).toEqual([['place k'], ['sending']]);
});

test('a live bet is waited for as long as the book says, then asked about by its key', async () => {
  const { deps, asked, stages, waitedMs } = world(
    said({ status: 'waiting', askAgainMs: 5_000, isLiveDelay: true }),
    said({ status: 'waiting', askAgainMs: 10, isLiveDelay: false }),
    said(placed),
  );
  expect(await place(request, deps)).toMatchObject({ stage: 'placed' });
  expect(asked).toEqual(['place k', 'ask k', 'ask k']);
  expect(stages).toEqual(['sending', 'waiting', 'waiting']);
  // Never so often that it would be a flood.
  expect(waitedMs).toEqual([5_000, 500]);
});

test('a slip that an operator looks at is asked about each second, and told with what is offered', async () => {
  const { deps, asked, stages, waitedMs } = world(
    said({ status: 'referred', askAgainMs: 1_000, leftMs: 30_000, offer: null }),
    said({ status: 'referred', askAgainMs: 1_000, leftMs: 29_000, offer: 50_000 }),
    said({ status: 'refused', reason: 'referral-expired' }),
  );
  expect(await place(request, deps)).toMatchObject({ stage: 'refused', answer: { reason: 'referral-expired' } });
  expect(asked).toEqual(['place k', 'ask k', 'ask k']);
  expect(stages).toEqual(['sending', 'referred', 'referred']);
  expect(waitedMs).toEqual([1_000, 1_000]);
});

test('without an answer it is never sent again, but asked about until there is one', async () => {
  const { deps, asked, stages } = world(
    offline,
    offline,
    offline,
    said({ status: 'unknown', askAgainMs: 900 }),
    said(placed),
  );
  expect(await place(request, deps)).toMatchObject({ stage: 'placed' });
  expect(asked).toEqual(['place k', 'ask k', 'ask k', 'ask k', 'ask k']);
  expect(new Set(stages)).toEqual(new Set(['sending', 'unknown']));
});

test('a refusal is told as it is, whenever it comes', async () => {
  const refusal: PlaceAnswer = { status: 'refused', reason: 'price-changed' };
  expect(await place(request, world(said(refusal)).deps)).toEqual({ stage: 'refused', answer: refusal });
  expect(await place(request, world(offline, said(refusal)).deps)).toEqual({ stage: 'refused', answer: refusal });
  const misunderstood = world({ ok: false, why: 'refused' });
  expect(await place(request, misunderstood.deps)).toMatchObject({ answer: { reason: 'not-taken' } });
});

test('when the seat is gone, the slip says whether the bet is still under way', async () => {
  const gone = { ok: false, why: 'gone' } as const;
  expect(await place(request, world(gone).deps)).toEqual({ stage: 'session-lost', isUnderWay: false });
  expect(await place(request, world(offline, gone).deps)).toEqual({ stage: 'session-lost', isUnderWay: true });
  expect(await findOut('k', world(offline, gone).deps)).toEqual({ stage: 'session-lost', isUnderWay: true });
});

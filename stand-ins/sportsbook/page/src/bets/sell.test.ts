import { expect, test } from 'vitest';
import type { Bet, CashOutAnswer } from '../../../src/contract/bets.ts';
import type { Answer } from '../core/api.ts';
import { sell } from './sell.ts';

const sold: CashOutAnswer = { status: 'cashed-out', bet: {} as Bet, balance: 7 };

function world(...answers: Answer<CashOutAnswer>[]) {
  const asked: unknown[] = [];
  const deps = {
    api: {
      cashOut: async (id: string, request: { key: string; amount: number }): Promise<Answer<CashOutAnswer>> => {
        asked.push([id, request.key, request.amount]);
        return answers.shift() ?? { ok: false, why: 'offline' };
      },
    },
    wait: async () => {},
  };
  return { asked, deps };
}

test('a sale that waits or is not answered is repeated as it was: the same key, the same amount', async () => {
  const { asked, deps } = world(
    { ok: true, data: { status: 'waiting', askAgainMs: 5_000 } },
    { ok: false, why: 'offline' },
    { ok: true, data: sold },
  );
  expect(await sell('1', { key: 'k', amount: 180 }, deps)).toEqual(sold);
  expect(asked).toEqual([
    ['1', 'k', 180],
    ['1', 'k', 180],
    ['1', 'k', 180],
  ]);
});

test('a refusal ends it, and so does silence, which is not taken for a no', async () => {
  const changed: CashOutAnswer = { status: 'refused', reason: 'changed', amount: 170 };
  expect(await sell('1', { key: 'k', amount: 180 }, world({ ok: true, data: changed }).deps)).toEqual(changed);
  const silent = world();
  expect(await sell('1', { key: 'k', amount: 180 }, silent.deps)).toMatchObject({ reason: 'unknown' });
  expect(silent.asked.length).toBeGreaterThan(10);
});

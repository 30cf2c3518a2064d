import { expect, test } from 'vitest';
import { requestKeyOf } from './known-payment.ts';

test('a payment of the first edition is known again by the digest that it was kept with', () => {
  const kept = 'd2f6a5a8b8167dbb054f59b523d44d8b6badbaee6bc1e0c58c69770a7016e9bd';
  expect(requestKeyOf(7n, 'a-key', { method: 'card', amountMinor: 150_050n })?.content).toBe(kept);
});

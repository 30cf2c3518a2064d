import { expect, it } from 'vitest';
import { limitText } from './limit-text.ts';

it('writes a limit with the code of its currency and two decimals', () => {
  expect(limitText(10_000n, { currency: 'NGN' })).toBe('NGN\u00a0100.00');
  expect(limitText(200_000_000n, { currency: 'NGN' })).toBe('NGN\u00a02,000,000.00');
});

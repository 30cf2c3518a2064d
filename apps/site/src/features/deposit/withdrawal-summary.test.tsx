import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the deposit page sums withdrawals up: from 500.00 to 2,000,000.00 NGN, free', async () => {
  const { draw } = await openPage();
  const { WithdrawalSummary } = await import('./withdrawal-summary.tsx');
  expect(wordsOf(draw(<WithdrawalSummary />))).toBe('Withdrawals Minimum 500.00 NGN Maximum 2,000,000.00 NGN Fee Free');
});

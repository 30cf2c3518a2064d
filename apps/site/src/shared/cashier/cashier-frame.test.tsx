import { afterEach, expect, test, vi } from 'vitest';
import { linksOf, openPage } from '../testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('tabs lead from the deposit to the withdrawal and back', async () => {
  const { draw } = await openPage();
  const { CashierFrame } = await import('./cashier-frame.tsx');
  for (const current of ['/deposit', '/withdraw'] as const) {
    const markup = draw(
      <CashierFrame current={current} title="Money">
        <p>the ways to pay</p>
      </CashierFrame>,
    );
    expect(linksOf(markup)).toEqual(['Deposit → /deposit', 'Withdraw → /withdraw']);
  }
});

import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('each way to be paid has the limits of its specified account', async () => {
  await openPage();
  const { withdrawKinds } = await import('./withdraw-kinds.ts');
  expect(Object.fromEntries(Object.entries(withdrawKinds).map(([view, { accountId }]) => [view, accountId]))).toEqual({
    KudipalWithdraw: 11111,
    FastHubWithdraw: 11111,
    SelcomWithdraw: 22222,
  });
});

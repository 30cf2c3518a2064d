import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('each way to pay in has the limits of its specified account', async () => {
  await openPage();
  const { depositKinds } = await import('./deposit-kinds.ts');
  expect(Object.fromEntries(Object.entries(depositKinds).map(([view, { accountId }]) => [view, accountId]))).toEqual({
    KudipalBankTransfer: 22224,
    KudipalCard: 22224,
    KudipalUssd: 22224,
    FastHubPayBill: 22224,
    MpesaInstructions: 11113,
    TigoPesaInstructions: 11112,
    AirtelInstructions: 11114,
    HaloPesaInstructions: 11115,
    Selcom: 22222,
    SelcomCard: 22223,
  });
});

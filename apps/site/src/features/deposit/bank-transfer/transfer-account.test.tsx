import { afterEach, expect, test, vi } from 'vitest';
import { linksOf, openPage, wordsOf } from '../../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const transfer = {
  id: '019a0000-0000-7000-8000-000000000001',
  bankName: 'Sample Trust Bank',
  accNumber: '9012345678',
  accName: 'Harmattan',
  amount: 5_000,
  secondsLeft: 1_800,
  endsAtMs: 1_800_000,
  errorMessage: 'The bank is slow today',
};

test('a temporary account is shown for 30 minutes, with Back and a way home for a player who has sent the money', async () => {
  const { draw } = await openPage({ brand: { chatUrl: 'https://chat.example/room' } });
  const { TransferAccount } = await import('./transfer-account.tsx');
  const markup = draw(<TransferAccount transfer={transfer} onBack={() => {}} />);
  const words = wordsOf(markup);
  expect(words).toContain('It is yours for 30 minutes.');
  expect(words).toContain('Bank Sample Trust Bank');
  expect(words).toContain('Account number 9012 345 678');
  expect(words).toMatch(/Send exactly ₦\s?5,000\.00 to this account/);
  // Another amount is credited too, so that none is called the exact one.
  expect(words).toMatch(/ Amount ₦\s?5,000\.00/);
  expect(words).toContain('The bank is slow today');
  expect(words).toContain('Usually credited within 10 minutes. Later than that?');
  expect(markup).toMatch(/<button[^>]*>Back<\/button>/);
  expect(linksOf(markup)).toEqual(['I&#x27;ve sent the money → /', 'Talk to live chat → https://chat.example/room']);
});

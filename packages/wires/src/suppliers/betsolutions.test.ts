import { expect, test } from 'vitest';
import { betsolutionsHash } from './betsolutions.ts';

test('signs a bet without a campaign as the supplier does', () => {
  const bet = {
    Token: 'tok-1',
    Amount: '2500',
    TransactionId: 'tx-1',
    BetTypeId: '1',
    GameId: '7001',
    ProductId: '3',
    RoundId: 'r-1',
    Currency: 'NGN',
    Hash: 'is not part of it',
  };
  expect(betsolutionsHash(bet, 'KEY')).toBe('1f62d448f21756751c2668ad17f9d96def1c67696d52258b0e32e6ae6fed20b2');
});

test('signs the question for a balance as the supplier does', () => {
  const question = { Currency: 'NGN', MerchantId: '456', Token: 'tok-1', UserId: 'u-1' };
  expect(betsolutionsHash(question, 'KEY')).toBe('d8586375ee533ea1696b4b441aaa30f8f16cdc22e9f4cd009b735b1648e959ac');
});

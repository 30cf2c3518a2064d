import { expect, test } from 'vitest';
import { reasonWord } from './reason-word.ts';

test.each([
  ['', ''],
  ['CARD_WAS_DECLINED', 'CARD_WAS_DECLINED'],
  ['DEPOSIT_IN_REVIEW_LATE', 'DEPOSIT_IN_REVIEW_LATE'],
  ['Insufficient Funds', 'REASON_INSUFFICIENT_FUNDS'],
  ['Transaction exceeds the daily limit', 'REASON_LIMIT'],
  ['USERCANCELLED', 'REASON_DECLINED'],
  ['Declined by the payer', 'REASON_DECLINED'],
  ['Request timed out', 'REASON_TIME_OUT'],
  ['Issuer unavailable, try again', 'REASON_BANK_UNAVAILABLE'],
  ['Kosa la ndani', 'YOUR_DEPOSIT_IS_REJECTED'],
])('of a deposit %j is told as %j', (note, word) => {
  expect(reasonWord('deposit', note)).toBe(word);
});

test.each([
  ['WITHDRAWAL_WAS_RETURNED', 'WITHDRAWAL_WAS_RETURNED'],
  ['SESSION_HAD_ENDED', 'SESSION_HAD_ENDED'],
  ['Account does not exist', 'REASON_ACCOUNT_REFUSED'],
  ['DISBURSE FAILED: Bank is not reachable', 'REASON_BANK_UNAVAILABLE'],
  ['Insufficient funds in customer wallet', 'WITHDRAWAL_FAILED'],
  ['<script>', 'WITHDRAWAL_FAILED'],
])('of a withdrawal %j is told as %j', (note, word) => {
  expect(reasonWord('withdraw', note)).toBe(word);
});

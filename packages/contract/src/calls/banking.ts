import { bankCalls } from './banking/banks.ts';
import { claimCalls } from './banking/claims.ts';
import { depositCalls } from './banking/deposits.ts';
import { findPaymentCalls } from './banking/find-payment.ts';
import { methodCalls } from './banking/methods.ts';
import { ownAccountCalls } from './banking/own-account.ts';
import { quoteCalls } from './banking/quote.ts';
import { receiptCalls } from './banking/receipts.ts';
import { savedAccountCalls } from './banking/saved-accounts.ts';
import { savedCardCalls } from './banking/saved-cards.ts';
import { withdrawalCalls } from './banking/withdrawals.ts';

/** The calls that make payments, in the order of the document. */
export const bankingCalls = {
  ...methodCalls,
  ...depositCalls,
  ...savedCardCalls,
  ...ownAccountCalls,
  ...claimCalls,
  ...findPaymentCalls,
  ...bankCalls,
  ...withdrawalCalls,
};

/** What a page asks about payments beside the calls that make them. */
export const paymentQuestionCalls = { ...quoteCalls, ...receiptCalls, ...savedAccountCalls };

import { actCalls } from './payments/acts.ts';
import { paymentCall } from './payments/payment.ts';
import { ruleCalls } from './payments/rules.ts';
import { withdrawalCalls } from './payments/withdrawals.ts';
import { worklistCalls } from './payments/worklist.ts';

export const paymentCalls = {
  ...worklistCalls,
  ...paymentCall,
  ...withdrawalCalls,
  ...actCalls,
  ...ruleCalls,
} as const;

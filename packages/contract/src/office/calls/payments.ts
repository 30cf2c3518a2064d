import { actCalls } from './payments/acts.ts';
import { paymentCall } from './payments/payment.ts';
import { withdrawalCalls } from './payments/withdrawals.ts';
import { worklistCalls } from './payments/worklist.ts';

export const paymentCalls = { ...worklistCalls, ...paymentCall, ...withdrawalCalls, ...actCalls } as const;

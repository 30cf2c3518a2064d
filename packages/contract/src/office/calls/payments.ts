import { actCalls } from './payments/acts.ts';
import { withdrawalCalls } from './payments/withdrawals.ts';
import { worklistCalls } from './payments/worklist.ts';

export const paymentCalls = { ...worklistCalls, ...withdrawalCalls, ...actCalls } as const;

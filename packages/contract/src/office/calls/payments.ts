import { withdrawalCalls } from './payments/withdrawals.ts';
import { worklistCalls } from './payments/worklist.ts';

export const paymentCalls = { ...worklistCalls, ...withdrawalCalls } as const;

export { createWaiting, type Waiting, type WaitingItem, type WaitingKind, waitingKinds } from './waiting.ts';
export { addWaitingMetrics } from './waiting-metrics.ts';

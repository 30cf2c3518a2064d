export { createWaiting, type Waiting, type WaitingItem, type WaitingKind } from './waiting.ts';
export { addWaitingMetrics } from './waiting-metrics.ts';

export type { Bus } from '@harmattan/process/bus/bus';
export { createLocalBus } from '@harmattan/process/bus/local-bus';

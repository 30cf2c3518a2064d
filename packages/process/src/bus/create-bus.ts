import type { Bus, BusOptions } from './bus.ts';
import { createLocalBus } from './local-bus.ts';
import { createNatsBus } from './nats-bus.ts';

export function createBus({ url, log, ...options }: BusOptions): Bus {
  return url ? createNatsBus({ url, log, ...options }) : createLocalBus({ log });
}

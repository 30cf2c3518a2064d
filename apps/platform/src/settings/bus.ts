import { readBusUrl, busVariables as sharedVariables } from '@harmattan/process/bus/bus-url';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

export const busVariables = {
  ...sharedVariables,
  PROCESS_ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  INSTANCE_ID: z.string().max(500).optional(),
};

type BusEnvironment = z.output<z.ZodObject<typeof busVariables>>;

export interface BusSettings {
  /** Undefined: the bus ends at this process, which is then the only one on its database. */
  url: string | undefined;
  /** Products that share a server have different ones. */
  prefix: string;
}

export interface ProcessSettings {
  /** `web` serves and leaves background work to others, `jobs` does that work and serves no pages. */
  role: 'all' | 'web' | 'jobs';
  /** Of one process at a time: the next one takes the place of one that has died, without waiting. */
  instance: string | undefined;
}

export const processSettings = ({ PROCESS_ROLE, INSTANCE_ID }: BusEnvironment): ProcessSettings => ({
  role: PROCESS_ROLE,
  instance: INSTANCE_ID,
});

export const busSettings = ({ BUS_URL, BUS_PREFIX }: BusEnvironment): BusSettings => ({
  url: BUS_URL,
  prefix: BUS_PREFIX,
});

/** Balances travel over the bus, and a message on it can end a player's session. */
export function liveBusProblems({ BUS_URL }: BusEnvironment): string[] {
  if (BUS_URL === undefined) return [];
  const { servers, isEncrypted } = readBusUrl(BUS_URL);
  return isEncrypted || servers.every(({ hostname }) => isLoopback(hostname))
    ? []
    : ['BUS_URL: leads to another machine without TLS (use tls://)'];
}

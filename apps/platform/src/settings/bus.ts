import { z } from 'zod';
import { isLoopback } from './loopback.ts';

export const busVariables = {
  BUS_URL: z
    .string()
    .refine(
      (text) => text.split(',').every(isServer),
      'must be addresses of NATS servers separated by commas, such as nats://10.0.0.5:4222 or tls://bus.example.com:4222',
    )
    .refine(
      (text) => new Set(text.split(',').map((address) => address.trim().split(':')[0])).size < 2,
      'must be all nats:// or all tls://',
    )
    .optional(),
  BUS_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be at most 40 small letters, digits and hyphens')
    .default('harmattan'),
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
  return serversOf(BUS_URL).some(({ protocol, hostname }) => protocol === 'nats:' && !isLoopback(hostname))
    ? ['BUS_URL: leads to another machine without TLS (use tls://)']
    : [];
}

function serversOf(text: string): URL[] {
  return text.split(',').map((address) => new URL(address.trim()));
}

function isServer(text: string): boolean {
  const address = text.trim();
  return /^(nats|tls):\/\/[^/]+$/.test(address) && URL.canParse(address);
}

import type { Minor } from '@harmattan/kernel/money';
import { minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import { isAddressList } from './address-list.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a web address' })
  .refine((text) => text === new URL(text).origin, 'must be an address without a path and without a slash at its end');

/** `any` turns the question off. */
const addresses = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .refine((items) => items.join() === 'any' || isAddressList(items), {
    error: 'must be a list of addresses or networks, such as 10.0.0.0/8, or any',
  })
  .transform((items) => (items.join() === 'any' ? ('any' as const) : items));

export const officeVariables = {
  OFFICE_HOST: z.string().optional(),
  OFFICE_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  OFFICE_URL: origin.optional(),
  OFFICE_ADDRESSES: addresses.optional(),
  OFFICE_TWO_PERSON_PAYOUT: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount with at most two decimals')
    .optional(),
  OFFICE_NUMBER_CHANGE_WAIT_HOURS: z.coerce.number().int().min(0).max(720).optional(),
};

export type OfficeVariables = z.output<z.ZodObject<typeof officeVariables>>;

export interface OfficeSettings {
  host: string;
  port: number;
  /** The one address that the staff knows the office by. */
  url: string;
  /** Who may reach it at all. */
  addresses: string[] | 'any';
  /** Above it, a pay-out needs a second person. */
  twoPersonPayoutMinor: Minor;
  /** For how long withdrawals wait after the staff changed a player's number. */
  numberChangeWaitSeconds: number;
  /** What was left as it is, in sentences for the operator. In live mode the start says them. */
  untold: string[];
}

const loopback = '127.0.0.1';
/** Short walks in the sandbox; what a house of some size would choose in live mode. */
const sandboxTwoPersonPayout = '50000';
const liveTwoPersonPayout = '2000000';
const numberChangeWaitHours = 24;

/** The office lies on 127.0.0.1, where no cookie of the site on localhost reaches it. */
export function officeSettings(env: OfficeVariables, { port, live }: { port: number; live: boolean }): OfficeSettings {
  const officePort = env.OFFICE_PORT ?? port + 4;
  const limit = env.OFFICE_TWO_PERSON_PAYOUT ?? (live ? liveTwoPersonPayout : sandboxTwoPersonPayout);
  return {
    host: env.OFFICE_HOST ?? loopback,
    port: officePort,
    url: env.OFFICE_URL ?? `http://${loopback}:${officePort}`,
    addresses: env.OFFICE_ADDRESSES ?? (live ? [loopback] : 'any'),
    twoPersonPayoutMinor: minorFromMajor(limit) ?? 0n,
    numberChangeWaitSeconds: (env.OFFICE_NUMBER_CHANGE_WAIT_HOURS ?? numberChangeWaitHours) * 3_600,
    untold: untoldOf(env),
  };
}

function untoldOf({ OFFICE_URL, OFFICE_ADDRESSES, OFFICE_TWO_PERSON_PAYOUT }: OfficeVariables): string[] {
  return [
    ...(OFFICE_URL === undefined ? ['OFFICE_URL: not set (the office answers this machine alone)'] : []),
    ...(OFFICE_ADDRESSES === 'any' ? ['OFFICE_ADDRESSES: any (the office answers every address)'] : []),
    ...(OFFICE_TWO_PERSON_PAYOUT === undefined
      ? [`OFFICE_TWO_PERSON_PAYOUT: not set (two people approve a pay-out above ${liveTwoPersonPayout})`]
      : []),
  ];
}

/** What the office must still be told before it takes real money. Without an address of its own it answers this machine alone. */
export function liveOfficeProblems({ OFFICE_URL, OFFICE_ADDRESSES, OFFICE_HOST }: OfficeVariables): string[] {
  const isBeyond = OFFICE_URL !== undefined || (OFFICE_HOST !== undefined && OFFICE_HOST !== loopback);
  return [
    ...(OFFICE_URL?.startsWith('http:') ? ['OFFICE_URL: must start with https:// in live mode'] : []),
    ...(isBeyond && OFFICE_ADDRESSES === undefined
      ? ['OFFICE_ADDRESSES: not set (the addresses or networks that the staff works from)']
      : []),
    ...(isBeyond && OFFICE_URL === undefined ? ['OFFICE_URL: not set (the https:// address of the office)'] : []),
  ];
}
